import { laterDialog } from '../../lib/later-part.tsx';

export const AutoTradingDialog = laterDialog(async () => (await import('./auto-trading-dialog.tsx')).AutoTradingDialog);
export const KillReportDialog = laterDialog(async () => (await import('./kill-report-dialog.tsx')).KillReportDialog);
