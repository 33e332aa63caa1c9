/** Every name in the browser's local storage; a key that is not here is not ours. */
export const STORAGE_KEYS = {
  sessionId: 'session_id',
  notificationId: 'notification_id',
  nodeAuthToken: 'node_auth_token',
  emailId: 'email_id',
  pythonToken: 'python_token',
  isLogin: 'is_login',
  notificationSound: 'notification_sound',
  navigationExpanded: 'navigation_expanded',
  /** With the user's id behind it: an order that is being written outlives the session. */
  ticketDraft: 'ticket_draft',
} as const;

export type StorageKey = (typeof STORAGE_KEYS)[keyof typeof STORAGE_KEYS];

/** What logging out removes. Sound and navigation are choices of the person at this browser, and stay; so does what they were writing. */
export const SESSION_STORAGE_KEYS: readonly StorageKey[] = [
  STORAGE_KEYS.sessionId,
  STORAGE_KEYS.notificationId,
  STORAGE_KEYS.nodeAuthToken,
  STORAGE_KEYS.emailId,
  STORAGE_KEYS.pythonToken,
  STORAGE_KEYS.isLogin,
];

/** Flags are stored as the words true and false; anything else, a missing one included, is off. */
export function isStoredFlagOn(value: string | null): boolean {
  return value === 'true';
}
