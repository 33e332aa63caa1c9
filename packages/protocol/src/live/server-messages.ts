import type { Static } from 'typebox';
import { AlertFrame, HeartbeatFrame, NotificationFrame, ProgressFrame, ResultFrame } from './desk-messages.ts';
import {
  LoggedOutFrame,
  LoginFailedFrame,
  LoginOkFrame,
  SessionErrorFrame,
  UserChangedFrame,
} from './identity-messages.ts';
import { FieldsFrame, IncrementFrame, SnapshotFrame } from './subscription-messages.ts';

export const SERVER_FRAMES = {
  login_ok: LoginOkFrame,
  login_failed: LoginFailedFrame,
  session_error: SessionErrorFrame,
  user_changed: UserChangedFrame,
  logged_out: LoggedOutFrame,
  fields: FieldsFrame,
  snapshot: SnapshotFrame,
  increment: IncrementFrame,
  result: ResultFrame,
  heartbeat: HeartbeatFrame,
  alert: AlertFrame,
  notification: NotificationFrame,
  progress: ProgressFrame,
} as const;

type ServerFrames = typeof SERVER_FRAMES;

export type ServerMessageType = keyof ServerFrames;

/** All server messages by `type`. */
export type ServerMessage = { [Type in ServerMessageType]: Static<ServerFrames[Type]> }[ServerMessageType];

export type ServerPayload<Type extends ServerMessageType> = Static<ServerFrames[Type]>['payload'];
