import { useEffect } from 'react';

/** Logs a load error to the console, where support reads what could not be loaded. */
export function useLoggedError(error: Error | null): void {
  useEffect(() => {
    // oxlint-disable-next-line no-console -- that is its purpose
    if (error !== null) console.error(error);
  }, [error]);
}

type Loaded<Data> = { readonly isError: boolean; readonly data: Data | undefined };

/** What was loaded earlier is no longer shown once loading it again has failed. */
export function dataOrNothing<Data>({ isError, data }: Loaded<Data>): Data | undefined {
  return isError ? undefined : data;
}
