/** All keys of the browser's local storage. Other keys are not ours. */
export const STORAGE_KEYS = {
  sessionId: 'session_id',
  notificationId: 'notification_id',
  nodeAuthToken: 'node_auth_token',
  emailId: 'email_id',
  pythonToken: 'python_token',
  isLogin: 'is_login',
  /** When somebody last did something in a tab, on this machine's clock, and when the server was last told. */
  lastActivity: 'last_activity',
  activityReported: 'activity_reported',
  notificationSound: 'notification_sound',
  navigationExpanded: 'navigation_expanded',
  marketPanelClosed: 'market_panel_closed',
  /** Suffixed with the user's id. An unfinished ticket outlives the session. */
  ticketDraft: 'ticket_draft',
  /** Suffixed with the user's id. The last alerts and the number of unread ones. */
  alerts: 'alerts',
  /** Suffixed with the user's id. How many critical log entries were there when the event log was last read. */
  criticalLogsRead: 'critical_logs_read',
  /** Suffixed with the user's id. A copy of the server's preferences for a fast start of the page. */
  preferences: 'preferences',
  /** The user whose preferences the page starts with. */
  preferencesUser: 'preferences_user',
} as const;

/** Flags are stored as true and false. Anything else counts as off. */
export function isStoredFlagOn(value: string | null): boolean {
  return value === 'true';
}
