import type { AdminUser } from '@meridian/protocol/rest/admin-calls';
import { Button, FormField, FormFieldHelperText, FormFieldLabel, Input } from '@salt-ds/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import { showToast } from '../../components/show-toast.tsx';
import { ChangeSummary } from './change-summary.tsx';
import { updateBody } from './grant-draft.ts';
import type { GrantDraft } from './use-grant-draft.ts';
import { isConflict, useUpdateUser } from './use-user-changes.ts';
import styles from './user-tables.module.css';

const MAX_REASON_LENGTH = 500;

/** Shows the pending changes, the reason field and the save button. Hidden without changes. */
export function SaveBar({ user, draft }: { readonly user: AdminUser; readonly draft: GrantDraft }) {
  const [reason, setReason] = useState('');
  const [isReasonMissing, setReasonMissing] = useState(false);
  const reasonInput = useRef<HTMLInputElement>(null);
  const count = changeCount(draft);
  const update = useUpdateUser(user.id, () => {
    draft.discard();
    setReason('');
    showToast({ tone: 'success', title: `${user.name} updated`, text: `${count} saved. They apply at once.` });
  });
  if (draft.changes.length === 0) return null;

  const save = () => {
    const isMissing = reason.trim() === '';
    setReasonMissing(isMissing);
    if (isMissing) reasonInput.current?.focus();
    else update.mutate(updateBody(draft.values, draft.version, reason));
  };
  const saveByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
  };
  const error = update.error !== null && !isConflict(update.error) ? update.error.message : null;
  return (
    <section className={styles.saveBar} aria-label="Unsaved changes">
      <ChangeSummary changes={draft.changes} caption="What will change" />
      {error === null ? null : (
        <p className={styles.saveError} role="alert">
          {error}
        </p>
      )}
      <div className={styles.saveLine}>
        <FormField className={styles.reason ?? ''} {...(isReasonMissing ? { validationStatus: 'error' } : {})}>
          <FormFieldLabel>Reason, kept in the user’s history</FormFieldLabel>
          <Input
            bordered
            inputRef={reasonInput}
            value={reason}
            inputProps={{
              required: true,
              maxLength: MAX_REASON_LENGTH,
              onKeyDown: saveByKey,
              onChange: (event) => {
                setReason(event.target.value);
                setReasonMissing(false);
              },
            }}
          />
          {isReasonMissing ? (
            <FormFieldHelperText>Enter a reason, so that the next administrator knows.</FormFieldHelperText>
          ) : null}
        </FormField>
        <Button onClick={draft.discard}>Discard</Button>
        <Button sentiment="accented" onClick={save} disabled={update.isPending || draft.overtaking !== null}>
          {update.isPending ? 'Saving…' : `Save ${count}`}
        </Button>
      </div>
    </section>
  );
}

function changeCount({ changes }: GrantDraft): string {
  return changes.length === 1 ? '1 change' : `${changes.length} changes`;
}
