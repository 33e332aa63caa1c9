import { thresholdScopeText, thresholdValuesText } from '@meridian/domain/surveillance/threshold-texts';
import { surveillanceThresholds } from '@meridian/protocol/rest/threshold-calls';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useApi } from '../../api/api-context.tsx';
import { orThrow } from '../../api/call-failed.ts';
import styles from './editor.module.css';
import { REPORTS_KEY } from './use-schedules.ts';

function useThresholdsInForce() {
  const api = useApi();
  return useQuery({
    queryKey: [...REPORTS_KEY, 'thresholds'],
    queryFn: async ({ signal }) =>
      orThrow(surveillanceThresholds, await api.callMain(surveillanceThresholds, { signal })).value,
    staleTime: 0,
  });
}

/** The versions that the next run goes by, with what each changes. */
export function ThresholdsInForce() {
  const { data, error } = useThresholdsInForce();
  if (data === undefined)
    return <p className={styles['words']}>{error === null ? 'Loading thresholds' : error.message}</p>;
  return (
    <div className={styles['wide']}>
      <ul className={styles['sets']} aria-label="Thresholds in force">
        {data.map((set) => (
          <li key={JSON.stringify([set.account, set.asset_class])}>
            <b>{thresholdScopeText(set)}</b>{' '}
            {set.version === 0
              ? 'defaults'
              : `v${set.version}: ${thresholdValuesText(Object.fromEntries(set.changed.map((name) => [name, set.thresholds[name] ?? 0])))}`}
          </li>
        ))}
      </ul>
      <Link to="/reports/surveillance/thresholds" className={styles['link']}>
        Change and test thresholds
      </Link>
    </div>
  );
}
