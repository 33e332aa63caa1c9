import type { ConfiguredVenue, PenaltyAnswer } from '@meridian/protocol/rest/routing-schemas';
import { Button } from '@salt-ds/core';
import { EmptyState } from '../../components/empty-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { dateAndTime } from '../../lib/time-text.ts';
import { PenaltyForm } from './penalty-form.tsx';
import { type PenaltyInput, useAddPenalty, useRemovePenalty } from './use-routing.ts';
import styles from './venue-configuration.module.css';
import { isInForce } from './venue-rows.ts';

type PenaltiesCardProps = {
  readonly penalties: readonly PenaltyAnswer[];
  readonly venues: readonly ConfiguredVenue[];
  readonly nowMs: number;
  readonly mayChange: boolean;
};

/** Venues that routing avoids, with reason and end. */
export function PenaltiesCard({ penalties, venues, nowMs, mayChange }: PenaltiesCardProps) {
  const remove = useRemoval(nowMs);
  const inForce = penalties.filter((penalty) => isInForce(penalty, nowMs));
  return (
    <section className={styles['card']} aria-label="Venue penalty list">
      <header className={styles['head']}>
        <h2>Venue penalty list</h2>
        <span>{inForce.length} in force · these venues get no new child orders</span>
      </header>
      {mayChange ? <PenaltyForm venues={venues} listed={inForce.map(({ micCode }) => micCode)} /> : null}
      {penalties.length === 0 ? (
        <EmptyState title="No venue is penalised" detail="Routing may use every enabled venue." />
      ) : (
        <div className={styles['scroll']}>
          <table className={styles['table']}>
            <caption className="salt-visuallyHidden">Penalties</caption>
            <thead>
              <tr>
                {['MIC', 'Venue', 'Reason', 'End', 'State'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
                <th scope="col">
                  <span className="salt-visuallyHidden">Remove</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {penalties.map((penalty) => (
                <tr key={penalty.id} data-off={!isInForce(penalty, nowMs)}>
                  <th scope="row" className={styles['mic']}>
                    {penalty.micCode}
                  </th>
                  <td>{venues.find(({ venue }) => venue === penalty.micCode)?.name ?? 'Not a venue of this desk'}</td>
                  <td>{penalty.reason === '' ? '–' : penalty.reason}</td>
                  <td>{penalty.ends_ms === null ? 'Until removed' : dateAndTime(penalty.ends_ms)}</td>
                  <td>
                    {isInForce(penalty, nowMs) ? (
                      <span className={styles['penalised']}>In force</span>
                    ) : (
                      <span data-state="off">○ Ended</span>
                    )}
                  </td>
                  <td data-align="end">{mayChange ? <RemoveButton penalty={penalty} onRemove={remove} /> : null}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/**
 * Removing a penalty takes one click, so it can be undone. The hook belongs to the card, because the row is gone when
 * the response arrives.
 */
function useRemoval(nowMs: number): (penalty: PenaltyAnswer) => void {
  const remove = useRemovePenalty();
  const add = useAddPenalty();
  return (penalty) => {
    const { id, micCode, reason, ends_ms } = penalty;
    const again: PenaltyInput = { micCode, ends_ms, ...(reason !== '' && { reason }) };
    const undo = () =>
      add.mutate(again, {
        onError: ({ message }) => showToast({ tone: 'error', title: `${micCode} was not put back`, text: message }),
      });
    remove.mutate(id, {
      onSuccess: (outcome) =>
        outcome === 'done' &&
        showToast({
          tone: 'success',
          title: `${micCode} taken off the penalty list`,
          ...(isInForce(penalty, nowMs) && { action: { label: 'Undo', run: undo } }),
        }),
      onError: ({ message }) => showToast({ tone: 'error', title: `${micCode} was not removed`, text: message }),
    });
  };
}

type RemoveButtonProps = { readonly penalty: PenaltyAnswer; readonly onRemove: (penalty: PenaltyAnswer) => void };

function RemoveButton({ penalty, onRemove }: RemoveButtonProps) {
  return (
    <Button appearance="bordered" onClick={() => onRemove(penalty)}>
      Remove<span className="salt-visuallyHidden"> {penalty.micCode}</span>
    </Button>
  );
}
