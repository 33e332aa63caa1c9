import type { CaseState } from '@meridian/protocol/rest/surveillance-calls';
import { useEffect, useMemo, useRef, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { Button } from '@salt-ds/core';
import { PdfIcon } from '@salt-ds/icons';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { showToast } from '../../components/show-toast.tsx';
import { useCommandSource } from '../../features/command-palette/command-registry.ts';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import {
  type CaseAddress,
  changedAddress,
  openCase,
  queryOf,
  readCaseAddress,
  stepCase,
} from '../../features/surveillance/case-address.ts';
import { CaseFilters } from '../../features/surveillance/case-filters.tsx';
import { CaseList } from '../../features/surveillance/case-list.tsx';
import sideStyles from '../../features/surveillance/case-side.module.css';
import { CaseTrail } from '../../features/surveillance/case-trail.tsx';
import { CaseView } from '../../features/surveillance/case-view.tsx';
import styles from '../../features/surveillance/cases-layout.module.css';
import { CheckTable } from '../../features/surveillance/check-table.tsx';
import { Disposition } from '../../features/surveillance/disposition.tsx';
import { useCase, useCaseCounts, useCaseFile, useCases } from '../../features/surveillance/use-cases.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasSurveillancePermit } from '../../session/session-selectors.ts';
import { NotPermitted } from '../not-permitted.tsx';
import { NoCasesYet } from './no-cases-yet.tsx';

const TITLE = 'Surveillance';

/** `/reports/surveillance`: alerts as cases, one of them open. */
export function SurveillanceScreen() {
  const isAllowed = useSession(selectHasSurveillancePermit);
  if (isAllowed) return <Cases />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Surveillance" />
    </ScreenFrame>
  );
}

/** A key may ask for a disposition; the number tells one press from the next. */
type Wanted = { readonly state: CaseState | null; readonly press: number };

function Cases() {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const address = readCaseAddress(search);
  const change = (to: Partial<CaseAddress>) => changeSearch((now) => changedAddress(now, to));
  const query = useCases(queryOf(address));
  const counts = useCaseCounts();
  const [wanted, setWanted] = useState<Wanted>({ state: null, press: 0 });
  const ids = query.data?.cases.map(({ case_id }) => case_id) ?? [];
  const openId = openCase(ids, address.caseId);
  const open = (caseId: number | null) => {
    setWanted({ state: null, press: 0 });
    change({ caseId });
  };
  useCaseKeys({
    onStep: (step) => open(stepCase(ids, openId, step)),
    onDecide: (state) => setWanted(({ press }) => ({ state, press: press + 1 })),
  });
  return (
    <ScreenFrame
      title={TITLE}
      count={query.data?.total ?? null}
      toolbar={
        <Link to="/reports/surveillance/thresholds" className={styles['link']}>
          Thresholds
        </Link>
      }
      actions={
        <>
          <Keys />
          {openId === null ? null : <FileButton id={openId} />}
        </>
      }
      statusBar={
        <>
          <Summary counts={counts.data} />
          <FeedStatus />
        </>
      }
    >
      {isWithoutCases(counts.data) ? (
        <NoCasesYet />
      ) : (
        <div className={styles['desk']}>
          <div className={styles['list']}>
            <CaseFilters address={address} counts={counts.data} onChange={change} />
            <Listed query={query} openId={openId} onSelect={open} />
            <p className={styles['note']}>
              Scores are 0 to 100. A change of thresholds counts from the next run and changes no case.
            </p>
          </div>
          {openId === null ? <NothingOpen isLoading={query.data === undefined} /> : null}
          {openId === null ? null : <Open key={openId} id={openId} wanted={wanted} />}
        </div>
      )}
    </ScreenFrame>
  );
}

type ListedProps = {
  readonly query: ReturnType<typeof useCases>;
  readonly openId: number | null;
  readonly onSelect: (id: number) => void;
};

function Listed({ query, openId, onSelect }: ListedProps) {
  const { data, error } = query;
  if (data === undefined) {
    if (error === null) return <LoadingState label="Loading cases" />;
    return (
      <ErrorState title={error.message} source="GET /tca/surveillance_cases" onRetry={() => void query.refetch()} />
    );
  }
  if (data.cases.length === 0) {
    return <EmptyState title="No case matches" detail="Change the state, the rule, the account or the score." />;
  }
  return (
    <>
      <CaseList cases={data.cases} selectedId={openId} onSelect={onSelect} />
      {data.total > data.cases.length ? (
        <p
          className={styles['note']}
        >{`The first ${data.cases.length} of ${data.total}: filter by rule, account or score.`}</p>
      ) : null}
    </>
  );
}

function isWithoutCases(counts: ReturnType<typeof useCaseCounts>['data']): boolean {
  return counts !== undefined && counts.open + counts.dismissed + counts.escalated === 0;
}

function NothingOpen({ isLoading }: { readonly isLoading: boolean }) {
  return isLoading ? null : (
    <EmptyState title="No case is open" detail="A case that you choose from the list opens here." />
  );
}

function FileButton({ id }: { readonly id: number }) {
  const file = useCaseFile((error) =>
    showToast({ tone: 'error', title: 'The case was not downloaded', text: error.message }),
  );
  return (
    <Button appearance="bordered" disabled={file.isPending} onClick={() => file.mutate(id)}>
      <PdfIcon aria-hidden /> {file.isPending ? 'Writing PDF' : 'Download PDF'}
    </Button>
  );
}

function Open({ id, wanted }: { readonly id: number; readonly wanted: Wanted }) {
  const query = useCase(id);
  if (query.data === undefined) {
    if (query.error === null) return <LoadingState label="Loading the case" />;
    return (
      <ErrorState
        title={query.error.message}
        source={`GET /tca/surveillance_cases/${id}`}
        onRetry={() => void query.refetch()}
      />
    );
  }
  return (
    <>
      <CaseView found={query.data} />
      <div className={sideStyles['side']}>
        <CheckTable found={query.data} />
        <Disposition key={wanted.press} found={query.data} wanted={wanted.state} />
        <CaseTrail found={query.data} />
      </div>
    </>
  );
}

type CaseKeys = { readonly onStep: (step: 1 | -1) => void; readonly onDecide: (state: CaseState) => void };

function useCaseKeys(keys: CaseKeys): void {
  // The commands stay the same while cases come and go.
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useCommandSource(
    useMemo(() => {
      const step = (by: 1 | -1) => () => latest.current.onStep(by);
      const decide = (state: CaseState) => () => latest.current.onDecide(state);
      const group = TITLE;
      return {
        id: 'surveillance',
        rank: 10,
        commands: [
          { id: 'case.next', title: 'Next case', group, keys: ['j'], run: step(1) },
          { id: 'case.previous', title: 'Previous case', group, keys: ['k'], run: step(-1) },
          { id: 'case.dismiss', title: 'Dismiss the case', group, keys: ['d'], run: decide('dismissed') },
          { id: 'case.escalate', title: 'Escalate the case', group, keys: ['e'], run: decide('escalated') },
        ],
      };
    }, []),
  );
}

function Keys() {
  return (
    <span className={styles['keys']}>
      <kbd>J</kbd> <kbd>K</kbd> next, previous · <kbd>D</kbd> dismiss · <kbd>E</kbd> escalate
    </span>
  );
}

function Summary({ counts }: { readonly counts: ReturnType<typeof useCaseCounts>['data'] }) {
  if (counts === undefined) return null;
  return (
    <ul className={styles['summary']} aria-label="Summary">
      <li>{counts.open + counts.dismissed + counts.escalated} cases</li>
      <li>{counts.open} open</li>
      <li>{counts.escalated} escalated</li>
      <li>{counts.dismissed} dismissed</li>
    </ul>
  );
}
