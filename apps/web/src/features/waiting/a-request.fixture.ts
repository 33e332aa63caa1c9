import type { WaitingRequest } from '@meridian/protocol/rest/waiting-calls';

export function aRequest(fields: Partial<WaitingRequest> = {}): WaitingRequest {
  return {
    key: 'limit:5',
    kind: 'limit',
    id: 5,
    revision: 1,
    title: 'Limits of ALDGATE-CORE',
    change: 'Day notional, gross $400M → $520M',
    account: 'ALDGATE-CORE',
    note: 'Client asked',
    asked_by: 'tess@desk.example',
    asked_ms: 0,
    expires_ms: 3_600_000,
    state: 'pending',
    decided_by: null,
    decided_ms: null,
    decision_note: null,
    path: '/admin/limits?account=ALDGATE-CORE',
    approvers: ['Ada Admin'],
    verbs: ['approve', 'reject'],
    ...fields,
  };
}
