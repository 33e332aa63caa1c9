import { STORAGE_KEYS } from '@meridian/domain/storage-keys';

/** What logging out removes. Choices of the person at this browser stay, and so does what they were writing. */
export const SESSION_STORAGE_KEYS: readonly string[] = [
  STORAGE_KEYS.sessionId,
  STORAGE_KEYS.notificationId,
  STORAGE_KEYS.nodeAuthToken,
  STORAGE_KEYS.emailId,
  STORAGE_KEYS.pythonToken,
  STORAGE_KEYS.isLogin,
];
