import type { Notification } from '@meridian/protocol/live/desk-messages';
import type { User } from '@meridian/protocol/rest/identity-schemas';

/** A notification, and whose pages it is for. */
export type UserNotice = {
  readonly isFor: (user: User) => boolean;
  readonly payload: Notification;
};

/** Where notices come from; answers how to stop listening. */
export type NoticeSource = (listener: (notice: UserNotice) => void) => () => void;

/** Live searches of the user find rows late, because all of them together take more than the user's share. */
export function searchesAreLate(userId: number, at_ms: number): UserNotice {
  return {
    isFor: ({ id }) => id === userId,
    payload: {
      level: 'warning',
      title: 'Power searches are late',
      message: 'Your live power searches take more than your share of the server: rows come later. Close some of them.',
      at_ms,
    },
  };
}
