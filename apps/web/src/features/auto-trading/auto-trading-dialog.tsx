import type { KillReport } from '@meridian/protocol/live/kill-report';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { type OrderCommandState, useOrderCommand } from '../../live/use-order-command.ts';
import { KillReportView } from './kill-report-view.tsx';
import styles from './auto-trading.module.css';

type AutoTradingDialogProps = {
  /** What it is switched to. */
  readonly to: 'on' | 'off';
  /** As it is filled in while the venues answer. */
  readonly killReport: KillReport | null;
  readonly onClose: () => void;
};

const WORDS = {
  off: 'No new child order leaves from that moment on, for nobody, and every open one is asked back. Parent orders stay and wait.',
  on: 'Parent orders that wait go on at once and send child orders again, as their strategies decide.',
} as const;

/** The kill switch and its way back: a reason and a word that is typed, then what comes of it. */
export function AutoTradingDialog({ to, killReport, onClose }: AutoTradingDialogProps) {
  const [reason, setReason] = useState('');
  const [word, setWord] = useState('');
  const command = useOrderCommand('global_auto_trading.set');
  const { phase, result } = command;
  const isUnderWay = phase === 'sending' || phase === 'doubtful';
  const isDone = phase === 'answered' && result?.kind === 'ok';
  const expected = to.toUpperCase();
  const canGo = reason.trim() !== '' && word.trim().toUpperCase() === expected && !isUnderWay;
  return (
    <Dialog
      open
      disableDismiss={isUnderWay}
      onOpenChange={(open) => (open || isUnderWay ? undefined : onClose())}
      className={styles['dialog'] ?? ''}
      aria-busy={isUnderWay}
    >
      <DialogHeader
        header={isDone ? `Global auto-trading is ${to}` : `Switch global auto-trading ${to}`}
        disableAccent
      />
      <DialogContent>
        <div className={styles['content']}>
          <Notice phase={phase} result={result} text={WORDS[to]} />
          {isDone || isUnderWay ? null : (
            <>
              <Field label="Reason" note="needed">
                {(control) => <TextBox {...control} maxLength={500} value={reason} onText={setReason} />}
              </Field>
              <Field label={`Type ${expected} to confirm`}>
                {(control) => <TextBox {...control} maxLength={8} value={word} onText={setWord} />}
              </Field>
            </>
          )}
          {to === 'off' && (isDone || isUnderWay) && killReport !== null ? (
            <KillReportView report={killReport} />
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        {isDone ? (
          <Button sentiment="accented" onClick={onClose}>
            Close
          </Button>
        ) : (
          <>
            <Button disabled={isUnderWay} onClick={onClose}>
              Leave it as it is
            </Button>
            <Button
              sentiment={to === 'off' ? 'negative' : 'accented'}
              disabled={!canGo}
              onClick={() => void command.send({ global_auto_trading_status: to === 'on', reason: reason.trim() })}
            >
              Switch auto-trading {to}
            </Button>
          </>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Notice({ phase, result, text }: Pick<OrderCommandState, 'phase' | 'result'> & { readonly text: string }) {
  if (phase === 'sending') return <output className={styles['notice']}>The venues are being asked.</output>;
  if (phase === 'doubtful') {
    return (
      <output className={styles['notice']} data-tone="warning">
        The line was cut before the answer came. Asking for the true outcome; nothing is sent twice.
      </output>
    );
  }
  if (result === null) return <p className={styles['notice']}>{text}</p>;
  return (
    <p className={styles['notice']} data-tone={result.kind === 'ok' ? undefined : 'negative'} role="alert">
      {result.message}
    </p>
  );
}
