import { ASSET_CLASSES } from '@meridian/domain/asset-class';
import { thresholdScopeText } from '@meridian/domain/surveillance/threshold-texts';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';
import { ChoiceField } from '../../components/fields/choice-field.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { SideList } from '../../components/side-list.tsx';
import { FeedStatus } from '../../features/connection/feed-status.tsx';
import layout from '../../features/surveillance/cases-layout.module.css';
import { ThresholdEditor } from '../../features/surveillance/threshold-editor.tsx';
import styles from '../../features/surveillance/thresholds.module.css';
import {
  type Scope,
  useOwnAccounts,
  useThresholdScope,
  useThresholdSets,
} from '../../features/surveillance/use-thresholds.ts';
import { ScreenFrame } from '../../layout/screen-frame.tsx';
import { useSearchChange } from '../../lib/use-search-change.ts';
import { useSession } from '../../session/session-context.tsx';
import { selectHasSurveillancePermit } from '../../session/session-selectors.ts';
import { NotPermitted } from '../not-permitted.tsx';

const TITLE = 'Surveillance thresholds';

/** `/reports/surveillance/thresholds?account=ALDGATE&class=FUTURE`: one set open, for all accounts without either. */
export function ThresholdsScreen() {
  const isAllowed = useSession(selectHasSurveillancePermit);
  if (isAllowed) return <Thresholds />;
  return (
    <ScreenFrame title={TITLE} isCentred>
      <NotPermitted what={TITLE} permission="Surveillance" />
    </ScreenFrame>
  );
}

function keyOf({ account, asset_class }: Scope): string {
  return JSON.stringify([account, asset_class]);
}

function Thresholds() {
  const [search] = useSearchParams();
  const changeSearch = useSearchChange();
  const open: Scope = {
    account: search.get('account'),
    asset_class: ASSET_CLASSES.find((each) => each === search.get('class')) ?? null,
  };
  const go = ({ account, asset_class }: Scope) =>
    changeSearch((now) => {
      const next = new URLSearchParams(now);
      next.delete('account');
      next.delete('class');
      if (account !== null) next.set('account', account);
      if (asset_class !== null) next.set('class', asset_class);
      return next;
    });
  return (
    <ScreenFrame
      title={TITLE}
      toolbar={
        <Link to="/reports/surveillance" className={layout['link']}>
          Cases
        </Link>
      }
      statusBar={<FeedStatus />}
    >
      <div className={styles['desk']}>
        <Scopes open={open} onOpen={go} />
        <Editing key={keyOf(open)} scope={open} />
      </div>
    </ScreenFrame>
  );
}

const EVERY = '';

function Scopes({ open, onOpen }: { readonly open: Scope; readonly onOpen: (scope: Scope) => void }) {
  const sets = useThresholdSets().data ?? [];
  const accounts = useOwnAccounts().data ?? [];
  const isNew = !sets.some((set) => keyOf(set) === keyOf(open));
  const shown = [
    ...sets.map(({ account, asset_class, version }) => ({
      account,
      asset_class,
      text: version === 0 ? 'default' : `v${version}`,
    })),
    ...(isNew ? [{ account: open.account, asset_class: open.asset_class, text: 'new' }] : []),
  ];
  return (
    <div className={styles['scopes']}>
      <ChoiceField
        label="Account"
        choices={[
          { value: EVERY, label: 'All accounts' },
          ...accounts.map((account) => ({ value: account, label: account })),
        ]}
        value={open.account ?? EVERY}
        onChange={(account) => onOpen({ ...open, account: account === EVERY ? null : account })}
      />
      <ChoiceField
        label="Asset class"
        choices={[{ value: EVERY, label: 'All' }, ...ASSET_CLASSES.map((each) => ({ value: each, label: each }))]}
        value={open.asset_class ?? EVERY}
        onChange={(asset) => onOpen({ ...open, asset_class: asset === EVERY ? null : asset })}
      />
      <SideList
        label="Sets of thresholds"
        sections={[
          {
            title: 'Sets',
            note: 'the closest wins',
            entries: shown.map((set) => ({
              key: keyOf(set),
              name: thresholdScopeText(set),
              details: <span>{set.text}</span>,
            })),
          },
        ]}
        selectedKey={keyOf(open)}
        onSelect={(key) => {
          const found = shown.find((set) => keyOf(set) === key);
          if (found !== undefined) onOpen(found);
        }}
      />
    </div>
  );
}

function Editing({ scope }: { readonly scope: Scope }) {
  const query = useThresholdScope(scope);
  // What a colleague saves meanwhile does not throw away what one typed.
  const [startFrom, setStartFrom] = useState(0);
  if (query.data === undefined) {
    if (query.error === null) return <LoadingState label="Loading thresholds" />;
    return (
      <ErrorState
        title={query.error.message}
        source="GET /tca/surveillance_threshold_scope"
        onRetry={() => void query.refetch()}
      />
    );
  }
  const start = query.data.version >= startFrom ? startFrom : 0;
  return <ThresholdEditor key={start} scope={query.data} onStartFrom={setStartFrom} />;
}
