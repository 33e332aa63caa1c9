import { isAssetClass } from '@meridian/domain/asset-class';
import { thresholdScopeText } from '@meridian/domain/surveillance/threshold-texts';
import type { ThresholdScope } from '@meridian/protocol/rest/threshold-calls';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { Field } from '../../components/fields/field.tsx';
import { TextBox } from '../../components/fields/text-box.tsx';
import { Segments } from '../../components/segments.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { TestResult } from './test-result.tsx';
import { draftOf, isSameValues, ownValues, type ThresholdValues } from './threshold-draft.ts';
import { ThresholdForm } from './threshold-form.tsx';
import { ThresholdVersions } from './threshold-versions.tsx';
import styles from './thresholds.module.css';
import { useSaveThresholds, useTestThresholds } from './use-thresholds.ts';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '5', label: '5 days' },
  { value: '20', label: '20 days' },
] as const;

const MAX_NOTE = 500;

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
  const [note, setNote] = useState('');
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('5');
  const [tried, setTried] = useState<ThresholdValues | null>(null);
  const test = useTestThresholds();
  const name = thresholdScopeText(opened);
  const save = useSaveThresholds((version) => {
    showToast({
      tone: 'success',
      title: `Saved thresholds of ${name}, version ${version}`,
      text: 'The next run uses them.',
    });
    onStartFrom(version);
  });
  const isStale = scope.version !== opened.version && !save.isSuccess;
  const { inherited } = opened;
  const own = ownValues(draft, inherited);
  const before = ownValues(draftOf(opened.thresholds), inherited) ?? {};
  const isChanged = own !== null && !isSameValues(own, before);
  const isTried = own !== null && tried !== null && isSameValues(own, tried);
  const asset_class = isAssetClass(opened.asset_class) ? opened.asset_class : null;
  const at = { account: opened.account, asset_class };
  const tryOut = () => {
    if (own === null) return;
    test.mutate({ ...at, thresholds: { ...own }, days: Number(days) }, { onSuccess: () => setTried(own) });
  };
  const missing = missingText({ isValid: own !== null, isChanged, isTried, hasNote: note.trim() !== '' });
  return (
    <>
      <ThresholdForm
        draft={draft}
        inherited={inherited}
        onChange={(field, value) => setDraft({ ...draft, [field]: value })}
      />
      <div className={styles['side']}>
        <section className={styles['card']} aria-label="Test run">
          <h3>Test run</h3>
          <p>How many alerts these thresholds would have made on past days, against those in force. Saves nothing.</p>
          <div className={styles['row']}>
            <Segments label="Days of the test" options={DAYS} selected={days} onSelect={setDays} />
            <Button appearance="bordered" disabled={own === null || test.isPending} onClick={tryOut}>
              {test.isPending ? 'Testing' : 'Test run'}
            </Button>
          </div>
          {test.error === null ? null : <p role="alert">{test.error.message}</p>}
          {test.data === undefined ? null : <TestResult result={test.data} isOld={!isTried} />}
        </section>
        <section className={styles['card']} aria-label="Save">
          <Field label="Why they change" note="kept with the version">
            {(control) => <TextBox {...control} maxLength={MAX_NOTE} value={note} onText={setNote} />}
          </Field>
          {save.error === null || isStale ? null : <p role="alert">{save.error.message}</p>}
          {isStale ? (
            <div className={styles['row']} role="alert">
              <span>{`${scope.saved_by ?? 'Somebody'} saved version ${scope.version} first. Yours is not saved.`}</span>
              <Button onClick={() => onStartFrom(scope.version)}>{`Take version ${scope.version}`}</Button>
            </div>
          ) : null}
          <div className={styles['row']}>
            <span>{missing}</span>
            <Button
              sentiment="accented"
              disabled={missing !== null || save.isPending || isStale}
              onClick={() =>
                own === null ? undefined : save.mutate({ ...at, thresholds: { ...own }, note, version: opened.version })
              }
            >
              {`Save version ${opened.version + 1}`}
            </Button>
          </div>
        </section>
        <ThresholdVersions versions={scope.versions} />
      </div>
    </>
  );
}

type Missing = {
  readonly isValid: boolean;
  readonly isChanged: boolean;
  readonly isTried: boolean;
  readonly hasNote: boolean;
};

/** Beside the disabled button: what to do first. */
function missingText({ isValid, isChanged, isTried, hasNote }: Missing): string | null {
  if (!isValid) return 'Fix the values first';
  if (!isChanged) return 'Nothing changed';
  if (!isTried) return 'Run the test first';
  return hasNote ? null : 'Say why they change';
}
