import type { KillReport } from '@meridian/protocol/live/kill-report';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { KillReportView } from './kill-report-view.tsx';
import { StopReason } from './stop-reason.tsx';
import styles from './auto-trading.module.css';

type KillReportDialogProps = {
  readonly report: KillReport;
  /** True when the reason is missing and this user may enter it. */
  readonly isReasonMissing: boolean;
  readonly onClose: () => void;
};

/** The report of a switch-off, and a field for its reason while that is missing. */
export function KillReportDialog({ report, isReasonMissing, onClose }: KillReportDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => (open ? undefined : onClose())} className={styles['dialog'] ?? ''}>
      <DialogHeader header="Global auto-trading was switched off" disableAccent />
      <DialogContent>
        <div className={styles['content']}>
          {isReasonMissing ? <StopReason /> : null}
          <KillReportView report={report} />
        </div>
      </DialogContent>
      <DialogActions>
        <Button sentiment="accented" onClick={onClose}>
          Close
        </Button>
      </DialogActions>
    </Dialog>
  );
}
