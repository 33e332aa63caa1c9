/** Who may import whom among the workspaces; docs/ARCHITECTURE.md shows the same table. */
export const workspaceImports: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/protocol': ['packages/domain'],
  'packages/cost-model': ['packages/domain'],
  'packages/history': ['packages/domain', 'packages/cost-model'],
  'packages/live-client': ['packages/domain', 'packages/protocol'],
  'packages/service-kit': ['packages/domain', 'packages/protocol'],
  'packages/storage': ['packages/domain', 'packages/protocol'],
  'packages/bus': ['packages/domain', 'packages/protocol', 'packages/storage'],
  'packages/identity': ['packages/domain', 'packages/protocol', 'packages/service-kit', 'packages/storage'],
  'services/*': [
    'packages/domain',
    'packages/protocol',
    'packages/cost-model',
    'packages/history',
    'packages/service-kit',
    'packages/storage',
    'packages/bus',
    'packages/identity',
  ],
  'apps/web': ['packages/domain', 'packages/protocol', 'packages/live-client', 'packages/cost-model'],
  'apps/meridian': ['packages/*', 'services/*'],
  'tools/bench': ['packages/*', 'services/*'],
  'tools/*': ['packages/domain', 'packages/protocol'],
  e2e: ['packages/*', 'apps/meridian'],
};

/** Inside the web app each layer imports those named; features never import one another, screens join them. */
export const webLayers: Readonly<Record<string, readonly string[]>> = {
  theme: [],
  lib: [],
  config: ['lib'],
  components: ['lib', 'theme'],
  api: ['lib', 'config'],
  live: ['lib', 'config', 'api'],
  session: ['lib', 'config', 'api', 'live'],
  features: ['lib', 'theme', 'config', 'components', 'api', 'live', 'session'],
  layout: ['lib', 'theme', 'config', 'components', 'api', 'live', 'session', 'features'],
  pages: ['lib', 'theme', 'config', 'components', 'api', 'live', 'session', 'features'],
  screens: ['lib', 'theme', 'config', 'components', 'api', 'live', 'session', 'features', 'layout'],
};
