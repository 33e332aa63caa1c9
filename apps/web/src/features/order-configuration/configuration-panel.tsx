import { readRouteExplanation, type RouteExplanation } from '@meridian/protocol/live/route-explanation';
import { SettingsIcon } from '@salt-ds/icons';
import { Link } from 'react-router';
import { ErrorState } from '../../components/error-state.tsx';
import { type Fact, FactList } from '../../components/fact-list.tsx';
import { LoadingState } from '../../components/loading-state.tsx';
import { SidePanel } from '../../components/side-panel.tsx';
import { StatePanel } from '../../components/state-panel.tsx';
import { useAnswer } from '../../live/use-answer.ts';
import styles from './configuration-panel.module.css';
import { routeDifferences, ruleLinks } from './route-words.ts';

type ConfigurationPanelProps = {
  /** The selected order. Null without one. */
  readonly order: number | null;
  readonly takesFocus: boolean;
  readonly onClose: () => void;
};

/** Somebody may change the configuration meanwhile. */
const REFRESH_MS = 5_000;

/**
 * The setting, group, arm and route that the selected order used, why, and what the current configuration would choose.
 */
export function ConfigurationPanel({ order, takesFocus, onClose }: ConfigurationPanelProps) {
  const { data, error, refetch } = useAnswer({
    name: 'trade.explain_route',
    args: order === null ? null : { parent_order_numeric_id: order },
    read: readRouteExplanation,
    everyMs: REFRESH_MS,
  });
  return (
    <SidePanel
      label="Configuration"
      title="Configuration"
      subtitle={order === null ? undefined : `Order ${order}`}
      takesFocus={takesFocus}
      onClose={onClose}
    >
      {order === null ? (
        <StatePanel
          icon={<SettingsIcon />}
          title="No parent order is selected"
          detail="Its setting, group and route will be shown here."
        />
      ) : data === undefined && error !== null ? (
        <ErrorState title={error.message} source="trade.explain_route" onRetry={() => void refetch()} />
      ) : data === undefined ? (
        <LoadingState label="Configuration" />
      ) : (
        <Explanation explanation={data} />
      )}
    </SidePanel>
  );
}

function Explanation({ explanation }: { readonly explanation: RouteExplanation }) {
  const { taken, now, refusal, venues } = explanation;
  const shown = taken ?? now;
  const differences = routeDifferences(explanation);
  return (
    <>
      {shown === null ? null : (
        <FactList label={taken === null ? 'Would be routed by' : 'Came by'} facts={factsOf(shown)} />
      )}
      <section className={styles['now']} aria-label="Configuration now">
        <h3>Configuration now</h3>
        {refusal === null ? null : <p className={styles['refusal']}>Would be rejected: {refusal}</p>}
        {refusal === null && differences.length === 0 ? <p>It would choose the same route.</p> : null}
        {differences.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </section>
      {shown === null ? null : <Why lines={shown.explanation} />}
      <FactList
        label="Venues now"
        facts={venues.map(({ venue, destination, is_up }) => ({
          name: venue,
          value: (
            <Link to={`/configuration/venues?venue=${venue}`}>
              {is_up ? `through ${destination}` : `${destination} is down`}
            </Link>
          ),
        }))}
      />
    </>
  );
}

function factsOf(route: NonNullable<RouteExplanation['now']>): readonly Fact[] {
  return ruleLinks(route).map(({ name, text, path }) => ({
    name,
    value: path === null ? text : <Link to={path}>{text}</Link>,
  }));
}

function Why({ lines }: { readonly lines: readonly string[] }) {
  return (
    <section className={styles['why']} aria-label="Why">
      <h3>Why</h3>
      <ol>
        {lines.map((line, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps in their order, of which two may say the same.
          <li key={at}>{line}</li>
        ))}
      </ol>
    </section>
  );
}
