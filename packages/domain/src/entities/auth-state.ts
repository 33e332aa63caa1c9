import type { UserPermissions } from './permissions.ts';

export type SignedInUser = UserPermissions & {
  readonly id: number;
  readonly email_id: string;
  readonly name: string;
  readonly short_name: string;
  /** The trader id on this user's orders. */
  readonly trader_id: string;
  readonly organisation: string;
};

/** The identity on the main service, beside the trading user and the python user. */
export type NodeUser = {
  readonly token: string | null;
  readonly email_id: string | null;
  readonly dashboard_permit: boolean;
  readonly log_permit: boolean;
};

export type Account = {
  readonly account: string;
  readonly alloc_account: string;
  readonly custom_client_name: string;
};

export type AuthState = {
  readonly user: SignedInUser | null;
  readonly isLogin: boolean;
  readonly session_id: string | null;
  /** Six characters that distinguish this page's notifications from the user's other pages. */
  readonly notification_id: string | null;
  readonly error_msg: string | null;
  /** From are_actions_permitted. */
  readonly areActionsPermitted: boolean;
  /** From is_admin. */
  readonly areGlobalAutoTradePermitted: boolean;
  readonly cppAuthFailed: boolean;
  readonly nodeUser: NodeUser;
  readonly nodeAuthToken: string | null;
  /** Set while a pin is required. Removed after the correct pin. */
  readonly emailId: string | null;
  readonly isNodeLogin: boolean;
  readonly pythonPermit: boolean;
  readonly pythonToken: string | null;
  readonly isPythonLogin: boolean;
  readonly isMarketImpactPermit: boolean;
  readonly permissions: UserPermissions | null;
  readonly accounts: readonly Account[];
  readonly powerSearchAccounts: readonly Account[];
};

export const INITIAL_AUTH_STATE: AuthState = {
  user: null,
  isLogin: false,
  session_id: null,
  notification_id: null,
  error_msg: null,
  areActionsPermitted: false,
  areGlobalAutoTradePermitted: false,
  cppAuthFailed: false,
  nodeUser: { token: null, email_id: null, dashboard_permit: false, log_permit: false },
  nodeAuthToken: null,
  emailId: null,
  isNodeLogin: false,
  pythonPermit: false,
  pythonToken: null,
  isPythonLogin: false,
  isMarketImpactPermit: false,
  permissions: null,
  accounts: [],
  powerSearchAccounts: [],
};
