import { NOTIFICATION_ID_LENGTH } from '@meridian/domain/constants';
import { randomBytes } from 'node:crypto';

/** Distinguishes the pages of one user. It grants nothing, so it can be short. */
export function newNotificationId(): string {
  return randomBytes(NOTIFICATION_ID_LENGTH).toString('base64url').slice(0, NOTIFICATION_ID_LENGTH);
}
