import type { VenueLine } from '@meridian/protocol/rest/venue-analytics-calls';
import { formatFixed } from '@meridian/domain/number-format';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { usePenaliseVenue } from './use-venue-analytics.ts';
import { hasFew, isSure } from './venue-texts.ts';
import styles from './venue-analytics.module.css';

type VenueVerdictProps = { readonly line: VenueLine; readonly isActionPermitted: boolean };

/** What the numbers say of one venue in a sentence, and the way to the penalty list. */
export function VenueVerdict({ line, isActionPermitted }: VenueVerdictProps) {
  const [isAsking, setAsking] = useState(false);
  const penalise = usePenaliseVenue();
  const confirm = () =>
    penalise.mutate(line.venue, {
      onSuccess: () => showToast({ tone: 'success', title: `${line.venue} is on the penalty list` }),
      onError: (error) => showToast({ tone: 'error', title: error.message }),
      onSettled: () => setAsking(false),
    });
  return (
    <section className={styles['verdict']} aria-label={`Verdict on ${line.venue}`}>
      <p>
        <b>{line.venue}:</b> {sentence(line)}
      </p>
      {line.kind === null ? null : (
        <Button appearance="bordered" disabled={!isActionPermitted} onClick={() => setAsking(true)}>
          Add {line.venue} to penalty list
        </Button>
      )}
      <ConfirmDialog
        isOpen={isAsking}
        title={`Add ${line.venue} to the penalty list?`}
        confirmLabel={`Add ${line.venue}`}
        cancelLabel="Go back"
        isBusy={penalise.isPending}
        onConfirm={confirm}
        onCancel={() => setAsking(false)}
      >
        Algorithms avoid {line.venue} until somebody takes it off the list.
      </ConfirmDialog>
    </section>
  );
}

function sentence(line: VenueLine): string {
  if (hasFew(line)) return `too few to tell, ${formatFixed(line.n_eff, 0)} effective fills of 30.`;
  const after = line.markouts[2] ?? null;
  if (after === null) return 'no market was seen after its fills.';
  if (!isSure(after)) return 'no clear move of the price in 10 s after our fills.';
  const move = `price moves ${formatFixed(Math.abs(after.mean), 2)} bps ${after.mean < 0 ? 'against us' : 'our way'} in 10 s`;
  const back = isSure(line.reversion) && (line.reversion?.mean ?? 0) * after.mean < 0;
  return `${move}, ${back ? 'and comes back' : 'no reversion seen'} by 5 m.`;
}
