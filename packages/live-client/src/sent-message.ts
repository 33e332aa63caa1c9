import type { PlainClientMessage } from '@meridian/protocol/live/client-messages';
import type { CommandName } from '@meridian/protocol/live/command-names';
import type { Topic } from '@meridian/protocol/live/topic-names';

export type SentSubscription = { readonly id: string; readonly topic: Topic; readonly params: object };

/** A client message before it is sent; its topic or command has checked the types. */
export type SentMessage =
  | PlainClientMessage
  | { readonly type: 'subscribe'; readonly payload: SentSubscription }
  | {
      readonly type: 'command';
      readonly payload: { readonly id: string; readonly name: CommandName; readonly args: object };
    };
