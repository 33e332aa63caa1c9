import { thresholdScopeText } from '@meridian/domain/surveillance/threshold-texts';
import type { ThresholdTest } from '@meridian/protocol/rest/threshold-calls';
import { Button } from '@salt-ds/core';
import { useState } from 'react';
import { Segments } from '../../components/segments.tsx';
import { StillWorking } from '../../components/still-working.tsx';
import { TestResult } from './test-result.tsx';
import type { ThresholdValues } from './threshold-draft.ts';
import styles from './thresholds.module.css';
import type { useThresholdTest } from './use-thresholds.ts';

const DAYS = [
  { value: '1', label: '1 day' },
  { value: '5', label: '5 days' },
  { value: '20', label: '20 days' },
] as const;

type At = Pick<ThresholdTest['asked'], 'account' | 'asset_class'>;

type TestCardProps = {
  readonly at: At;
  /** Null while a field is wrong. */
  readonly own: ThresholdValues | null;
  readonly isTried: boolean;
  readonly test: ReturnType<typeof useThresholdTest>;
};

export function isTestOf(test: ThresholdTest | null, { account, asset_class }: At): boolean {
  return test !== null && test.asked.account === account && test.asked.asset_class === asset_class;
}

/** Tries thresholds over past days. The test goes on while one looks at something else. */
export function TestCard({ at, own, isTried, test }: TestCardProps) {
  const [days, setDays] = useState<(typeof DAYS)[number]['value']>('5');
  const { last, start, cancel, error } = test;
  const isOwn = isTestOf(last, at);
  const isRunning = last?.state === 'running';
  return (
    <section className={styles['card']} aria-label="Test run">
      <h3>Test run</h3>
      <p>How many alerts these thresholds would have made on past days, against those in force. Saves nothing.</p>
      <div className={styles['row']}>
        <Segments label="Days of the test" options={DAYS} selected={days} onSelect={setDays} />
        <Button
          appearance="bordered"
          disabled={own === null || isRunning || start.isPending}
          onClick={() =>
            own === null ? undefined : start.mutate({ ...at, thresholds: { ...own }, days: Number(days) })
          }
        >
          Test run
        </Button>
      </div>
      {isRunning && !isOwn ? <p>{`The test of ${thresholdScopeText(last.asked)} is going on.`}</p> : null}
      {isRunning ? <StillWorking label="Test run" progress={last} onCancel={() => cancel.mutate(last.run)} /> : null}
      {error === null ? null : <p role="alert">{error.message}</p>}
      {isOwn && last !== null ? <Outcome test={last} isOld={!isTried} /> : null}
    </section>
  );
}

function Outcome({
  test: { state, message, result },
  isOld,
}: {
  readonly test: ThresholdTest;
  readonly isOld: boolean;
}) {
  if (result !== null) return <TestResult result={result} isOld={isOld} />;
  return state === 'running' ? null : <output>{message}</output>;
}
