/** BeginString of the versions that sessions speak; FIXT.1.1 carries the messages of FIX 5.0 SP2. */
export const FIX_VERSIONS = ['FIX.4.2', 'FIX.4.4', 'FIXT.1.1'] as const;

export type FixVersion = (typeof FIX_VERSIONS)[number];

/** ApplVerID of FIX 5.0 SP2. */
export const APPL_VER_FIX50SP2 = '9';
