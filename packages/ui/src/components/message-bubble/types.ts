/**
 * Who speaks: oneself, the other person, the product (an invitation to fly), or the operator of the aircraft
 * (specification §3: user_message, system_invitation, SYSTEM_OPERATOR).
 */
export const messageKinds = ['own', 'other', 'invitation', 'operator'] as const
export type MessageKind = (typeof messageKinds)[number]

/** Whether the service has a message yet. */
export const messageStatuses = ['sent', 'sending'] as const
export type MessageStatus = (typeof messageStatuses)[number]

/** One message, as the list and the bubble take it. */
export interface Message {
  /** Stable key. */
  id: string
  kind: MessageKind
  /** What it says. Plain text: markup and addresses in it are shown, never run or opened. */
  text: string
  /** When it was written: ISO 8601 with offset. */
  at: string
  /** Name of who wrote it; spoken before the text. */
  senderName?: string | undefined
  /** @default 'sent' */
  status?: MessageStatus | undefined
  /** First line of an invitation or operator message. @default by kind, see `MessageTexts` */
  title?: string | undefined
  /** Where an invitation or operator message leads, given by the host, never taken from the text. */
  link?: MessageLink | undefined
}

/** A way on from a message of the product. */
export interface MessageLink {
  href: string
  /** For example "Open the request". */
  label: string
}

/** Words of the bubbles, English by default. */
export interface MessageTexts {
  /** Spoken before one's own messages. @default 'You' */
  you: string
  /** Spoken before a message whose writer has no name. @default 'Deleted user' */
  unknown: string
  /** Stands for the time until the message is sent. @default 'Sending...' */
  sending: string
  /** First line of an invitation. @default 'Invitation to fly' */
  invitation: string
  /** First line of an operator's message. @default 'Message from the operator' */
  operator: string
}

export const messageTexts: MessageTexts = {
  you: 'You',
  unknown: 'Deleted user',
  sending: 'Sending...',
  invitation: 'Invitation to fly',
  operator: 'Message from the operator',
}

/** Who is heard to speak. */
export const speakerOf = ({ kind, senderName, title }: Message, texts: MessageTexts): string => {
  switch (kind) {
    case 'own':
      return texts.you
    case 'other':
      return senderName ?? texts.unknown
    case 'invitation':
      return title ?? texts.invitation
    case 'operator':
      return title ?? texts.operator
  }
}
