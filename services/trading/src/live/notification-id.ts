import { NOTIFICATION_ID_LENGTH } from '@meridian/domain/constants';
import { randomBytes } from 'node:crypto';

/** Tells the pages of one user apart; it opens nothing, so it need not be long. */
export function newNotificationId(): string {
  return randomBytes(NOTIFICATION_ID_LENGTH).toString('base64url').slice(0, NOTIFICATION_ID_LENGTH);
}
