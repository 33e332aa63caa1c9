import type { PlainClientMessage } from '@meridian/protocol/live/client-messages';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { Topic } from '@meridian/protocol/live/topic-names';

export type SentSubscription = { readonly id: string; readonly topic: Topic; readonly params: object };

/** A client message on its way out: whoever made it was held to the topic's or command's own types. */
export type SentMessage =
  | PlainClientMessage
  | { readonly type: 'subscribe'; readonly payload: SentSubscription }
  | {
      readonly type: 'command';
      readonly payload: { readonly id: string; readonly name: CommandName; readonly args: object };
    };
