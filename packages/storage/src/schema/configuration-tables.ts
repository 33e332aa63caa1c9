import type { AssetClass } from '@meridian/domain/asset-class';
import type { Generated, JSONColumnType } from 'kysely';
import type { ConfigurationKind } from '../configuration/configuration-documents.ts';

type Document = JSONColumnType<Record<string, unknown>>;

export type ConfigurationRowTable = {
  id: Generated<number>;
  kind: ConfigurationKind;
  name: string;
  /** The normalised name for comparisons. */
  name_key: string;
  /** Null when it is the same for every asset class. */
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  document: Document;
  version: number;
  /** Null for the initial configuration, and after the user was deleted. */
  created_by: number | null;
};

/** One row per save: the new content, the author, and the approver if needed. */
export type ConfigurationVersionTable = {
  row_id: number;
  version: number;
  kind: ConfigurationKind;
  name: string;
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  action: 'created' | 'updated' | 'removed';
  document: Document;
  /** The author's reason. '' without one. */
  note: string;
  /** Null for the initial configuration. */
  saved_by: number | null;
  saved_by_email: string | null;
  saved_ms: number;
  approved_by: number | null;
  approved_by_email: string | null;
};

export type ConfigurationProposalTable = {
  id: Generated<number>;
  kind: ConfigurationKind;
  /** Null for a new row. */
  row_id: number | null;
  base_version: number | null;
  /** The first of those that are decided together. */
  batch_id: number | null;
  action: 'save' | 'remove';
  name: string;
  asset_class: AssetClass | null;
  owner_account: string | null;
  owner_alloc_account: string | null;
  document: Document;
  note: string;
  /** Raised by each amendment. */
  revision: number;
  state: 'pending' | 'approved' | 'rejected' | 'withdrawn' | 'expired';
  /** Null after the user was deleted. */
  proposed_by: number | null;
  proposed_by_email: string;
  proposed_ms: number;
  expires_ms: number;
  decided_by: number | null;
  decided_by_email: string | null;
  decided_ms: number | null;
  decision_note: string | null;
};
