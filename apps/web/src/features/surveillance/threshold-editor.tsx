import { isAssetClass } from '@meridian/domain/asset-class';
import { thresholdScopeText } from '@meridian/domain/surveillance/threshold-texts';
import type { ThresholdScope, ThresholdTest } from '@meridian/protocol/rest/threshold-calls';
import { Button } from '@salt-ds/core';
import { type ReactNode, useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { isTestOf, TestCard } from './test-card.tsx';
import { draftOf, isSameValues, missingText, ownValues, type ThresholdValues } from './threshold-draft.ts';
import { ThresholdForm } from './threshold-form.tsx';
import { ThresholdVersions } from './threshold-versions.tsx';
import styles from './thresholds.module.css';
import { useSaveThresholds, useThresholdTest } from './use-thresholds.ts';

type ThresholdEditorProps = {
  /** As the server has it now. */
  readonly scope: ThresholdScope;
  /** Starts anew from that version, once it is loaded. */
  readonly onStartFrom: (version: number) => void;
};

/** Thresholds of one account and asset class. They are tried over past days before they can be saved. */
export function ThresholdEditor({ scope, onStartFrom }: ThresholdEditorProps) {
  // Somebody else may save meanwhile: the version that was opened is the one that is changed.
  const [opened] = useState(scope);
  const [draft, setDraft] = useState(() => draftOf(opened.thresholds));
  const test = useThresholdTest();
  const { inherited, account } = opened;
  const own = ownValues(draft, inherited);
  const before = ownValues(draftOf(opened.thresholds), inherited) ?? {};
  const at = { account, asset_class: isAssetClass(opened.asset_class) ? opened.asset_class : null };
  const isTried = own !== null && isTriedBy(test.last, at, own, scope.saved_ms);
  const missing = missingText({
    isValid: own !== null,
    isChanged: own !== null && !isSameValues(own, before),
    isTried,
  });
  return (
    <>
      <ThresholdForm
        draft={draft}
        inherited={inherited}
        onChange={(field, value) => setDraft({ ...draft, [field]: value })}
      />
      <div className={styles['side']}>
        <TestCard at={at} own={own} isTried={isTried} test={test} />
        <SaveCard at={at} own={own} missing={missing} opened={opened.version} onSaved={onStartFrom}>
          {scope.version === opened.version ? null : (
            <div className={styles['row']} role="alert">
              <span>{`${scope.saved_by ?? 'Somebody'} saved version ${scope.version} first. Yours is not saved.`}</span>
              <Button onClick={() => onStartFrom(scope.version)}>{`Take version ${scope.version}`}</Button>
            </div>
          )}
        </SaveCard>
        <ThresholdVersions {...scope} />
      </div>
    </>
  );
}

/** A test says nothing any more once other thresholds were saved. */
function isTriedBy(test: ThresholdTest | null, at: At, own: ThresholdValues, savedMs: number | null): boolean {
  if (test?.state !== 'done' || !isTestOf(test, at)) return false;
  return test.started_ms > (savedMs ?? 0) && isSameValues(own, test.asked.thresholds);
}

type At = Pick<Parameters<ReturnType<typeof useSaveThresholds>['mutate']>[0], 'account' | 'asset_class'>;

const MAX_NOTE = 500;

type SaveCardProps = {
  readonly at: At;
  readonly own: ThresholdValues | null;
  readonly missing: string | null;
  readonly opened: number;
  readonly onSaved: (version: number) => void;
  /** Shown when a colleague saved first. */
  readonly children: ReactNode;
};

function SaveCard({ at, own, missing, opened, onSaved, children }: SaveCardProps) {
  const [note, setNote] = useState('');
  const save = useSaveThresholds((version) => {
    const title = `Saved thresholds of ${thresholdScopeText(at)}, version ${version}`;
    showToast({ tone: 'success', title, text: 'The next run uses them.' });
    onSaved(version);
  });
  const hint = missing ?? (note.trim() === '' ? 'Say why they change' : null);
  const isStale = children !== null && !save.isSuccess;
  return (
    <section className={styles['card']} aria-label="Save">
      <Field label="Why they change" note="kept with the version">
        {(control) => <TextBox {...control} maxLength={MAX_NOTE} value={note} onText={setNote} />}
      </Field>
      {isStale ? children : null}
      {save.error === null || isStale ? null : <p role="alert">{save.error.message}</p>}
      <div className={styles['row']}>
        <span>{hint}</span>
        <Button
          sentiment="accented"
          disabled={hint !== null || save.isPending || isStale}
          onClick={() =>
            own === null ? undefined : save.mutate({ ...at, thresholds: { ...own }, note, version: opened })
          }
        >
          {`Save version ${opened + 1}`}
        </Button>
      </div>
    </section>
  );
}
