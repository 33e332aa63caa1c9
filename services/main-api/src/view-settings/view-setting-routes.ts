import { type CallGuard, registerCall } from '@meridian/identity/http/register-call';
import {
  createViewSetting,
  deleteViewSetting,
  getViewSetting,
  listViewSettings,
  updateDefaultView,
  updateViewName,
  updateViewSetting,
} from '@meridian/protocol/rest/view-setting-calls';
import type { ViewSettingStore } from '@meridian/storage/view-settings/view-setting-store';
import type { FastifyInstance } from 'fastify';
import { cleanName } from '../clean-name.ts';
import { refuseSize } from './view-input.ts';
import { answerRefused, BLANK_NAME } from './view-refusals.ts';

/** `/user-view-settings*`: a user's saved grid views. Another user's view gives the same response as a missing one. */
export function viewSettingRoutes(app: FastifyInstance, guard: CallGuard, store: ViewSettingStore): void {
  registerCall(app, guard, listViewSettings, async ({ query, request }) => ({
    kind: 'good',
    body: await store.list(request.user.id, query.grid),
  }));
  registerCall(app, guard, getViewSetting, async ({ params, request }) => {
    const view = await store.find(request.user.id, params.id);
    return view === null ? answerRefused({ kind: 'not-found' }) : { kind: 'good', body: view };
  });
  registerCall(app, guard, createViewSetting, async ({ body, request }) => {
    const name = cleanName(body.name);
    if (name === '') return BLANK_NAME;
    const { grid, view, isDefault = false } = body;
    const outcome = refuseSize(view) ?? (await store.create(request.user.id, { grid, name, isDefault, view }));
    return outcome.kind === 'saved' ? { kind: 'good', body: outcome.view } : answerRefused(outcome);
  });
  registerCall(app, guard, updateViewSetting, async ({ params, body, request }) => {
    const { view, isDefault, version } = body;
    const name = body.name === undefined ? undefined : cleanName(body.name);
    if (name === '') return BLANK_NAME;
    const outcome =
      refuseSize(view) ?? (await store.update(request.user.id, params.id, { view, name, isDefault, version }));
    return outcome.kind === 'saved' ? { kind: 'good', body: outcome.view } : answerRefused(outcome);
  });
  registerCall(app, guard, updateDefaultView, async ({ params, body, request }) => {
    const outcome = await store.setDefault(request.user.id, params.id, body.isDefault);
    return outcome.kind === 'saved' ? { kind: 'good', body: outcome.setting } : answerRefused(outcome);
  });
  registerCall(app, guard, updateViewName, async ({ params, body, request }) => {
    const name = cleanName(body.name);
    if (name === '') return BLANK_NAME;
    const outcome = await store.rename(request.user.id, params.id, name, body.version);
    return outcome.kind === 'saved' ? { kind: 'good', body: outcome.setting } : answerRefused(outcome);
  });
  registerCall(app, guard, deleteViewSetting, async ({ params, request }) => {
    const outcome = await store.remove(request.user.id, params.id);
    return outcome.kind === 'removed'
      ? { kind: 'good', body: { message: `The view “${outcome.name}” was deleted.` } }
      : answerRefused(outcome);
  });
}
