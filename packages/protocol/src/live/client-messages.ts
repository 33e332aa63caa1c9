import type { Static, TObject } from 'typebox';
import { COMMAND_ACCESS, isCommandName } from './command-names.ts';
import { type Command, commandFrame } from './commands.ts';
import { LoginBySessionFrame, LoginFrame, LogoutFrame, RegisterFixFrame, RegisterFrame } from './identity-messages.ts';
import { RowsInViewFrame, type Subscription, subscribeFrame, UnsubscribeFrame } from './subscription-messages.ts';
import { isTopic, TOPIC_ACCESS } from './topic-names.ts';

/** Frames whose type alone selects their schema. */
export const PLAIN_CLIENT_FRAMES = {
  login: LoginFrame,
  login_by_session: LoginBySessionFrame,
  logout: LogoutFrame,
  register: RegisterFrame,
  register_fix: RegisterFixFrame,
  unsubscribe: UnsubscribeFrame,
  rows_in_view: RowsInViewFrame,
} as const;

type PlainFrames = typeof PLAIN_CLIENT_FRAMES;

export type PlainClientMessage = { [Type in keyof PlainFrames]: Static<PlainFrames[Type]> }[keyof PlainFrames];

/** All client messages by `type`; subscribe also by `topic`, command by `name`. */
export type ClientMessage =
  | PlainClientMessage
  | { readonly type: 'subscribe'; readonly payload: Subscription }
  | { readonly type: 'command'; readonly payload: Command };

/** The key that selects a client frame's schema: `login`, `subscribe status`, `command order.new`, … */
export function clientFrameSchemas(): ReadonlyMap<string, TObject> {
  const topics = Object.keys(TOPIC_ACCESS).filter(isTopic);
  const commands = Object.keys(COMMAND_ACCESS).filter(isCommandName);
  return new Map<string, TObject>([
    ...Object.entries(PLAIN_CLIENT_FRAMES),
    ...topics.map((topic) => [`subscribe ${topic}`, subscribeFrame(topic)] as const),
    ...commands.map((name) => [`command ${name}`, commandFrame(name)] as const),
  ]);
}
