"""What people agree on: proposals, invitations to free seats, and whose turn at a shared screen it is."""

from boardwright.sentences import capital
from boardwright.table.elements import Element, Node, a, button, div, h2, input, p, section
from boardwright.table.scene import Proposal, Scene
from boardwright.words import Words

from .icons import icon
from .parts import badge, post, tinted


def notices(words: Words, clocks: Node, greeting: Node, proposals: Node) -> Element:
    """What everybody it concerns must not miss, whatever part of the table is shown."""
    return section("#notices.notices", aria_label=words.message("notices"))[
        clocks,
        greeting,
        proposals,
        div("#told.notice", role="status", hidden=True)[
            p, button(".icon-button", type="button", aria_label=words.message("notice-close"))[icon("close")]
        ],
    ]


def greeting(scene: Scene) -> Element:
    """A guest without a name is welcomed, and asked for one."""
    words, seat = scene.words, scene.viewer
    if seat is None or not scene.online or scene.over or scene.replay or scene.seats[seat].name:
        return div("#greeting", hidden=True)
    player = scene.seats[seat]
    field = input(
        name="name", maxlength="40", autocomplete="nickname", required=True, data_own_name=True,
        aria_label=words.message("greeting-name"), placeholder=words.message("greeting-name"),
    )  # fmt: skip
    return div("#greeting.notice")[
        p[badge(player), " ", words.message("greeting", seat=player.called)],
        post(scene.id, "rename", [field, button(".button.primary", type="submit")[words.message("greeting-save")]]),
        button(".button", type="button", data_greeted=True)[words.message("greeting-later")],
    ]


def proposals(scene: Scene) -> Element:
    """What somebody proposes, and the answers."""
    words = scene.words
    return div("#proposals", role="status")[
        (
            div(".notice.proposal")[
                p[badge(scene.seats[proposal.seat]), " ", tinted(proposal.text, scene.seats)],
                div(".row")[
                    post(
                        scene.id,
                        "agree",
                        button(".button.primary", type="submit")[words.message("agree")],
                        id=proposal.id,
                    ),
                    post(scene.id, "refuse", button(".button", type="submit")[words.message("refuse")], id=proposal.id),
                ]
                if proposal.may_answer
                else take_back(scene, proposal),
            ]
            for proposal in scene.proposals
        ),
        save(scene) if scene.exportable and scene.online and not scene.over else None,
        None
        if scene.answered is None
        else div(".notice.answered", data_number=scene.answered.id)[p[tinted(scene.answered.text, scene.seats)]],
    ]


def save(scene: Scene) -> Element:
    """All have agreed to save a running game: until somebody plays it can be done."""
    link = a(".button.primary", href=f"/game/{scene.id}/export", download=True)
    return div(".notice")[
        p[scene.words.message("proposal-save-agreed")],
        div(".row")[link[icon("download"), scene.words.message("menu-export")]],
    ]


def take_back(scene: Scene, proposal: Proposal) -> Node:
    """Whoever proposed something may think better of it."""
    if proposal.seat != scene.viewer:
        return None
    text = scene.words.message("proposal-take-back")
    return post(scene.id, "refuse", button(".button.small", type="submit")[text], id=proposal.id)


def invitations(scene: Scene) -> Element:
    """The links of the open seats, for the person who invited."""
    words = scene.words
    if not scene.invitations:
        return div("#invitations")[p(".quiet-text")[words.message("list-is-open")] if scene.listed else None]
    return div("#invitations.card-note")[
        h2[words.message("invite-title")],
        p[words.message("invite-about")],
        (
            div(".invite")[
                badge(scene.seats[seat]),
                input(
                    value=address, readonly=True, aria_label=words.message("invite-link", seat=scene.seats[seat].called)
                ),
                button(".icon-button", type="button", data_copy=address, aria_label=words.message("invite-copy"))[
                    icon("copy")
                ],
            ]
            for seat, address in scene.invitations.items()
        ),
        p[words.message("list-is-open" if scene.listed else "list-about")],
        post(
            scene.id,
            "list",
            button(".button", type="submit")[words.message("list-stop" if scene.listed else "list-begin")],
            listed="no" if scene.listed else "yes",
        ),
    ]


def curtain(scene: Scene) -> Element:
    """Several people before one screen: nothing secret is shown before the right one looks."""
    if scene.curtain is None:
        return div("#curtain", hidden=True)
    words, player = scene.words, scene.seats[scene.curtain]
    who = player.name or player.called
    return div("#curtain.curtain")[
        div(f".curtain-card.seat-{player.colour}")[
            badge(player),
            h2[capital(words.message("curtain-title", seat=who))],
            p(".quiet-text")[player.title] if player.name else None,
            p[words.message("curtain-about")],
            post(scene.id, "look", button(".button.primary", type="submit")[words.message("curtain-look", seat=who)]),
        ]
    ]
