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
  marketPanelClosed: 'market_panel_closed',
  /** With the user's id behind it: an order that is being written outlives the session. */
  ticketDraft: 'ticket_draft',
  /** With the user's id behind it: the last alerts, and how many are unread. */
  alerts: 'alerts',
  /** With the user's id behind it: what the server keeps too, for the first moment of a page. */
  preferences: 'preferences',
  /** Whose preferences the page starts with. */
  preferencesUser: 'preferences_user',
} as const;

/** Flags are stored as the words true and false; anything else, a missing one included, is off. */
export function isStoredFlagOn(value: string | null): boolean {
  return value === 'true';
}
