import {
  type DefaultError,
  type QueryKey,
  type UndefinedInitialDataOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';

/** A question of a panel, which one can stop waiting for: the server hears that nobody waits, and stops its work. */
export function usePanelQuery<Answer, Key extends QueryKey>(
  options: UndefinedInitialDataOptions<Answer, DefaultError, Answer, Key>,
) {
  const client = useQueryClient();
  const query = useQuery(options);
  const cancel = (): void => void client.cancelQueries({ queryKey: options.queryKey, exact: true });
  // What is not asked yet is waited for, too.
  const isWaiting = options.enabled === false || query.fetchStatus !== 'idle';
  return { ...query, isWaiting, cancel };
}
