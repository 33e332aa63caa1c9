import type { KernelUser } from '@meridian/trading/kernel/commands/kernel-command';

export const BENCH_USER: KernelUser = {
  id: 1,
  email_id: 'bench@meridian.local',
  trader_id: 'BEN',
  organisation: 'Meridian',
  are_actions_permitted: true,
  is_admin: false,
  data_permissions: { accounts: ['ALDGATE'], alloc_accounts: [] },
};
