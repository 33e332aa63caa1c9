import { PERMISSION_FLAGS, type PermissionFlag } from '@meridian/domain/entities/permissions';

export type PermissionText = {
  readonly flag: PermissionFlag;
  readonly label: string;
  /** A short text for a table cell. */
  readonly short: string;
  /** What the permission allows. */
  readonly detail: string;
};

const TEXTS: Readonly<Record<PermissionFlag, Omit<PermissionText, 'flag'>>> = {
  is_admin: { label: 'Administrator', short: 'Admin', detail: 'Users, grants and global auto-trading' },
  are_actions_permitted: { label: 'Order actions', short: 'Actions', detail: 'Send, modify, pause and cancel orders' },
  dashboard_permit: { label: 'Dashboard', short: 'Dashboard', detail: 'Execution and cost summaries' },
  log_permit: { label: 'Logs', short: 'Logs', detail: 'Live event and parent logs' },
  python_permit: { label: 'Market intelligence', short: 'MI', detail: 'Sign in to cost estimates and statistics' },
  market_impact_permit: { label: 'Market impact', short: 'Impact', detail: 'Cost models and supported symbols' },
  market_data_permit: { label: 'Market data', short: 'MD', detail: 'Prices, volumes and costs; blank without it' },
  surveillance_permit: {
    label: 'Surveillance',
    short: 'Surveillance',
    detail: 'Cases, thresholds and surveillance reports',
  },
};

/** The flags in the order in which they are granted. */
export const PERMISSION_TEXTS: readonly PermissionText[] = PERMISSION_FLAGS.map((flag) => {
  const { label, short, detail } = TEXTS[flag];
  return { flag, label, short, detail };
});
