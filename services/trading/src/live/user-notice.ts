import type { Notification } from '@meridian/protocol/live/desk-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';

/** A notification, and whose pages it is for. */
export type UserNotice = {
  readonly isFor: (user: User) => boolean;
  readonly payload: Notification;
};

/** Where notices come from; answers how to stop listening. */
export type NoticeSource = (listener: (notice: UserNotice) => void) => () => void;
