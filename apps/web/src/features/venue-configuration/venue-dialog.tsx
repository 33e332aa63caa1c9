import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { Field } from '../../components/fields/field.tsx';
import { NumberField } from '../../components/fields/number-field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useCarefulClose } from '../../components/use-careful-close.tsx';
import { DestinationOrder } from './destination-order.tsx';
import styles from './routing-dialogs.module.css';
import { type RoutingOutcome, useRemoveConfiguration, useSaveConfiguration } from './use-routing.ts';
import { NO_OVERRIDE, useVenueDraft, type VenueDraft } from './use-venue-draft.ts';
import type { VenueRow } from './venue-rows.ts';

type VenueDialogProps = {
  readonly row: VenueRow;
  readonly brokers: readonly string[];
  readonly mayChange: boolean;
  readonly onClose: () => void;
};

/** How a venue is reached: broker, priority, destinations in order, and an override that precedes them. */
export function VenueDialog({ row, brokers, mayChange, onClose }: VenueDialogProps) {
  const { venue, configuration } = row;
  const mic = venue.venue;
  const draft = useVenueDraft(row);
  const save = useSaveConfiguration();
  const remove = useRemoveConfiguration();
  const onSuccess = (title: string) => (outcome: RoutingOutcome) => {
    if (outcome === 'done') showToast({ tone: 'success', title });
    onClose();
  };
  const submit = () => {
    const input = draft.input();
    if (input !== null) save.mutate(input, { onSuccess: onSuccess(`Saved ${mic}`) });
  };
  const error = save.error ?? remove.error;
  const careful = useCarefulClose(draft.isDirty && mayChange && !save.isPending && !remove.isPending, mic, onClose);
  if (careful.question !== null) return careful.question;
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : careful.close())} size="medium">
      {careful.guard}
      <DialogHeader header={`${mic} · ${venue.name}`} disableAccent />
      <DialogContent>
        <VenueForm draft={draft} supporting={venue.supporting} brokers={brokers} mayChange={mayChange} />
        {error === null ? null : (
          <p className={styles['problem']} role="alert">
            {error.message}
          </p>
        )}
        {draft.missing === null ? null : <p className={styles['quiet']}>{draft.missing}</p>}
      </DialogContent>
      <DialogActions>
        {mayChange && configuration !== null ? (
          <Button
            sentiment="negative"
            appearance="transparent"
            disabled={remove.isPending}
            onClick={() =>
              remove.mutate(configuration.id, { onSuccess: onSuccess(`Removed the configuration of ${mic}`) })
            }
          >
            Remove configuration
          </Button>
        ) : null}
        <Button onClick={careful.close}>{mayChange ? 'Go back' : 'Close'}</Button>
        {mayChange ? (
          <Button sentiment="accented" disabled={draft.missing !== null || save.isPending} onClick={submit}>
            Save {mic}
          </Button>
        ) : null}
      </DialogActions>
    </Dialog>
  );
}

const choice = (value: string) => ({ value, label: value });

type VenueFormProps = {
  readonly draft: VenueDraft;
  readonly supporting: readonly string[];
  readonly brokers: readonly string[];
  readonly mayChange: boolean;
};

function VenueForm({ draft, supporting, brokers, mayChange }: VenueFormProps) {
  return (
    <div className={styles['fields']}>
      <div className={styles['form']}>
        <ChoiceField
          label="Execution broker"
          choices={brokers.map(choice)}
          value={draft.broker}
          disabled={!mayChange}
          onChange={draft.setBroker}
        />
        <NumberField
          label="Priority"
          note="lower is tried first, equal ones share"
          value={draft.priority}
          step={1}
          minimum={0}
          disabled={!mayChange}
          onChange={draft.setPriority}
        />
      </div>
      <DestinationOrder supporting={supporting} ways={draft.ways} mayChange={mayChange} onChange={draft.setWays} />
      <ChoiceField
        label="Override"
        note="tried before the default destinations"
        choices={[{ value: NO_OVERRIDE, label: 'None' }, ...supporting.map(choice)]}
        value={draft.override}
        disabled={!mayChange}
        onChange={draft.setOverride}
      />
      {mayChange ? (
        <Field label="Reason" note="optional, kept in the history">
          {(control) => <TextBox {...control} maxLength={500} value={draft.reason} onText={draft.setReason} />}
        </Field>
      ) : null}
    </div>
  );
}
