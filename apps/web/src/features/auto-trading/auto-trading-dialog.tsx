import type { KillReport } from '@meridian/protocol/live/kill-report';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useRef, useState } from 'react';
import { confirmOnKey } from '../../components/confirm-key.ts';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type OrderCommandState, useOrderCommand } from '../../live/use-order-command.ts';
import { hasReason } from './has-reason.ts';
import { KillReportView } from './kill-report-view.tsx';
import { StopReason } from './stop-reason.tsx';
import styles from './auto-trading.module.css';

type AutoTradingDialogProps = {
  /** The new state. */
  readonly to: 'on' | 'off';
  /** The report, which grows while the venues answer. */
  readonly killReport: KillReport | null;
  readonly onClose: () => void;
};

const WORDS = {
  off: 'Stops all new child orders for everyone and cancels open ones. Parent orders wait.',
  on: 'Waiting parent orders continue at once and send child orders again.',
} as const;

const SENDING = { off: 'Cancelling open child orders.', on: 'Switching auto-trading on.' } as const;

/** Switching off takes one step; its reason may follow. Switching on needs a reason and a typed word. */
export function AutoTradingDialog({ to, killReport, onClose }: AutoTradingDialogProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const firstField = useRef<HTMLInputElement>(null);
  const command = useOrderCommand('global_auto_trading.set');
  const { phase, result } = command;
  const isUnderWay = phase === 'sending' || phase === 'doubtful';
  const isDone = phase === 'answered' && result?.kind === 'ok';
  const isStop = to === 'off';
  const isConfirmed = isStop || (reason.trim() !== '' && word.trim().toUpperCase() === 'ON');
  const canGo = isConfirmed && !isUnderWay && !isDone;
  const confirm = () => {
    const why = reason.trim() === '' ? {} : { reason: reason.trim() };
    void command.send({ global_auto_trading_status: !isStop, ...why });
  };
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      onKeyDownCapture={isDone ? undefined : confirmOnKey(canGo, confirm)}
      initialFocus={firstField}
      className={styles['dialog'] ?? ''}
      aria-busy={isUnderWay}
    >
      <DialogHeader
        header={isDone ? `Global auto-trading is ${to}` : `Switch global auto-trading ${to}?`}
        disableAccent
      />
      <DialogContent>
        <div className={styles['content']}>
          <Notice phase={phase} result={result} to={to} />
          {isDone || isUnderWay ? null : (
            <>
              <Field label="Reason" note={isStop ? 'optional: you can add it after the stop' : 'required'}>
                {(control) => (
                  <TextBox {...control} ref={firstField} maxLength={500} value={reason} onText={setReason} />
                )}
              </Field>
              {isStop ? null : <TypedWord word={word} onWord={setWord} />}
            </>
          )}
          {isStop && isDone && killReport !== null && !hasReason(killReport) ? <StopReason /> : null}
          {isStop && (isDone || isUnderWay) && killReport !== null ? <KillReportView report={killReport} /> : null}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isUnderWay} onClick={onClose}>
          {isDone ? 'Close' : 'Go back'}
        </Button>
        {isDone ? null : (
          <Button sentiment={isStop ? 'negative' : 'accented'} disabled={!canGo} title="Ctrl Enter" onClick={confirm}>
            Switch auto-trading {to}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function TypedWord({ word, onWord }: { readonly word: string; readonly onWord: (word: string) => void }) {
  return (
    <Field label="Type ON to confirm">
      {(control) => <TextBox {...control} maxLength={8} value={word} onText={onWord} />}
    </Field>
  );
}

function Notice({ phase, result, to }: Pick<OrderCommandState, 'phase' | 'result'> & { readonly to: 'on' | 'off' }) {
  if (phase === 'sending') return <output className={styles['notice']}>{SENDING[to]}</output>;
  if (phase === 'doubtful') {
    return (
      <output className={styles['notice']} data-tone="warning">
        Network error: asking for the outcome. Nothing is sent twice.
      </output>
    );
  }
  if (result === null) return <p className={styles['notice']}>{WORDS[to]}</p>;
  return (
    <p className={styles['notice']} data-tone={result.kind === 'ok' ? undefined : 'negative'} role="alert">
      {result.message}
    </p>
  );
}
