import type { Migration } from './migration.ts';

/** The orders of a report, which its files have and its page does not. Null for reports without one. */
export const reportAppendixMigration: Migration = {
  number: 31,
  name: 'report-appendix',
  sql: 'alter table saved_report add column appendix json;',
};
