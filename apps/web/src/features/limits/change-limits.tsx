import { LIMIT_FIELDS } from '@meridian/domain/limits/limit-fields';
import type { LimitedAccount } from '@meridian/protocol/rest/limit-schemas';
import { Button, Dialog, DialogActions, DialogContent, DialogHeader } from '@salt-ds/core';
import { useApi } from '../../api/api-context.tsx';
import { requestedMessage } from '../../api/waiting-query.ts';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import styles from './limit-panel.module.css';
import { LimitInput } from './limit-input.tsx';
import { type LimitDraft, useLimitDraft } from './use-limit-draft.ts';
import { limitsSavedText } from './limits-saved-text.ts';
import { useChangeLimits } from './use-limits.ts';

type ChangeLimitsProps = {
  readonly row: LimitedAccount;
  readonly tradeDate: string;
  readonly onClose: () => void;
};

/** Edits the limits of an account: the changes, their start and the reason. */
export function ChangeLimits({ row, tradeDate, onClose }: ChangeLimitsProps) {
  const api = useApi();
  const draft = useLimitDraft(row, tradeDate);
  const name = row.alloc_account ?? row.account;
  const count = draft.changes.length === 1 ? '1 limit' : `${draft.changes.length} limits`;
  const save = useChangeLimits((changed) => {
    onClose();
    const text = limitsSavedText(name, changed);
    if (changed.requestId === null) showToast({ tone: 'success', title: text });
    else void requestedMessage(api, `limit:${changed.requestId}`, text).then(showToast);
  });
  return (
    <Dialog open onOpenChange={(isOpen) => (isOpen ? undefined : onClose())} size="large">
      <DialogHeader header={`Change limits of ${name}`} disableAccent />
      <DialogContent>
        <LimitForm draft={draft} tradeDate={tradeDate} />
        <Changes draft={draft} />
        <Field label="Note, kept in the history">
          {(control) => <TextBox {...control} maxLength={500} value={draft.note} onText={draft.setNote} />}
        </Field>
        {save.error === null ? null : (
          <p className={styles.problem} role="alert">
            {save.error.message}
          </p>
        )}
        {draft.missing === null ? null : <p className={styles.missing}>{draft.missing}</p>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Go back</Button>
        <Button
          sentiment="accented"
          disabled={draft.missing !== null || save.isPending}
          onClick={() => save.mutate(draft.body)}
        >
          Change {count}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function LimitForm({ draft, tradeDate }: { readonly draft: LimitDraft; readonly tradeDate: string }) {
  const { limits, dates, set, setDates } = draft;
  return (
    <div className={styles.editor}>
      {LIMIT_FIELDS.map((description) => (
        <LimitInput
          key={description.field}
          description={description}
          limits={limits}
          onChange={(change, error) => set(change, error, description.label)}
        />
      ))}
      <Field label="Valid from">
        {(control) => (
          <TextBox
            {...control}
            type="date"
            min={tradeDate}
            value={dates.effective_date}
            onText={(effective_date) => setDates({ ...dates, effective_date })}
          />
        )}
      </Field>
      <Field label="Valid until" note="empty: until changed">
        {(control) => (
          <TextBox
            {...control}
            type="date"
            min={dates.effective_date}
            value={dates.until_date}
            onText={(until_date) => setDates({ ...dates, until_date })}
          />
        )}
      </Field>
    </div>
  );
}

function Changes({ draft: { changes, waiting } }: { readonly draft: LimitDraft }) {
  return (
    <section className={styles.changes} aria-label="Changes">
      {changes.length === 0 ? <p>Nothing changed yet.</p> : null}
      <ul className={styles.diff}>
        {changes.map(({ field, label, before, after }) => (
          <li key={field}>
            <span>{label}</span>
            <s>{before}</s> → <b>{after}</b>
            {waiting.has(field) ? <em>a second person approves it</em> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
