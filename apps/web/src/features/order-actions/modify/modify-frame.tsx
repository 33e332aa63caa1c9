import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import type { KeyboardEvent, ReactNode } from 'react';
import { BulkProgress } from '../../../components/order-table/bulk-progress.tsx';
import { OverrideReason } from '../../../components/override-reason/override-reason.tsx';
import { ReasonField } from '../reason-field.tsx';
import { modifyGate } from './modify-gate.ts';
import type { Modify } from './use-modify.ts';
import styles from './modify-dialog.module.css';

type ModifyFrameProps = {
  readonly modify: Modify;
  readonly title: ReactNode;
  readonly problemCount: number;
  /** True when something other than a field blocks the change. */
  readonly isBlocked: boolean;
  /** The label of the button, with its count. */
  readonly label: string;
  readonly onApply: () => void;
  readonly onClose: () => void;
  /** A notice above both halves. */
  readonly notice: ReactNode;
  readonly form: ReactNode;
  readonly preview: ReactNode;
};

/** The parts that both modify dialogs share: reason, override of warnings, progress, buttons. */
export function ModifyFrame(props: ModifyFrameProps) {
  const { modify, title, problemCount, isBlocked, label, onApply, onClose } = props;
  const { command, needsOverride, override } = modify;
  const { isUnderWay, phase } = command;
  const { canApply, hint } = modifyGate({ ...modify, problemCount, isBlocked, isUnderWay });
  return (
    <Dialog
      open
      initialFocus={-1}
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      onKeyDownCapture={applyOnKey(canApply, onApply)}
      className={styles['dialog'] ?? ''}
      aria-busy={isUnderWay}
    >
      <DialogHeader header={<span className={styles['head']}>{title}</span>} disableAccent />
      <DialogContent>
        {props.notice}
        <div className={styles['halves']}>
          <div ref={focusFirst}>{props.form}</div>
          <div className={styles['preview']}>
            {props.preview}
            {needsOverride ? (
              <OverrideReason
                warnings={modify.warnings}
                reason={override}
                isTried={false}
                onReason={(text) => modify.setOverride(text)}
              />
            ) : null}
            <ReasonField action="modify" text={modify.reason} isDisabled={isUnderWay} onText={modify.setReason} />
            {phase === 'sending' || phase === 'doubtful' ? (
              <BulkProgress phase={phase} done={command.rows.length} total={command.total} />
            ) : null}
          </div>
        </div>
      </DialogContent>
      <DialogActions>
        <output className={styles['hint']}>{hint}</output>
        <Button disabled={isUnderWay} onClick={onClose}>
          Discard
        </Button>
        <Button
          sentiment="accented"
          disabled={!canApply}
          aria-keyshortcuts="Control+Enter"
          title="Ctrl Enter"
          onClick={onApply}
        >
          {label}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Ctrl Enter alone: Enter in a field ends what is typed there. */
function applyOnKey(canApply: boolean, apply: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    if (canApply) apply();
  };
}

/** Scrolling content would take the focus. */
function focusFirst(form: HTMLDivElement | null): void {
  form?.querySelector('input')?.focus();
}
