/** Who may import whom among the workspaces; docs/ARCHITECTURE.md shows the same table. */
export const workspaceImports: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/protocol': ['packages/domain'],
  'packages/cost-model': ['packages/domain'],
  'packages/fix': ['packages/domain'],
  'packages/history': ['packages/domain', 'packages/cost-model'],
  'packages/fixatdl': ['packages/domain'],
  'packages/tca': ['packages/domain', 'packages/cost-model'],
  'packages/reports': [
    'packages/domain',
    'packages/protocol',
    'packages/cost-model',
    'packages/history',
    'packages/tca',
  ],
  'packages/live-client': ['packages/domain', 'packages/protocol'],
  'packages/service-kit': ['packages/domain', 'packages/protocol'],
  'packages/storage': ['packages/domain', 'packages/protocol'],
  'packages/bus': ['packages/domain', 'packages/protocol', 'packages/storage'],
  'packages/identity': ['packages/domain', 'packages/protocol', 'packages/service-kit', 'packages/storage'],
  'services/*': [
    'packages/domain',
    'packages/protocol',
    'packages/cost-model',
    'packages/fixatdl',
    'packages/history',
    'packages/tca',
    'packages/reports',
    'packages/fix',
    'packages/service-kit',
    'packages/storage',
    'packages/bus',
    'packages/identity',
  ],
  'apps/web': [
    'packages/domain',
    'packages/protocol',
    'packages/live-client',
    'packages/cost-model',
    'packages/fixatdl',
  ],
  'apps/meridian': ['packages/*', 'services/*'],
  'tools/bench': ['packages/*', 'services/*'],
  'tools/truth': ['packages/*', 'services/*'],
  'tools/fixatdl': ['packages/domain', 'packages/cost-model', 'packages/fixatdl'],
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

/** The ground of services/trading: what trades, what its market says, and the way to a venue. */
const GROUND = ['reference', 'market', 'venues'];
const CORE = [...GROUND, 'kernel', 'algos', 'routing', 'world'];

/**
 * Inside services/trading each room imports those named, and itself. A room is the longest folder that names a file, or
 * the file's own name at the top. Nothing but the worlds knows the demo or the simulator, and nothing knows the worlds.
 */
export const tradingRooms: Readonly<Record<string, readonly string[]>> = {
  'by-id': [],
  bytes: ['by-id'],
  reference: [],
  market: ['reference'],
  venues: ['reference', 'market'],
  'venues/simulator': [...GROUND, 'bytes'],
  kernel: [...GROUND, 'by-id', 'bytes'],
  algos: [...GROUND, 'kernel'],
  routing: [...GROUND, 'kernel', 'algos'],
  journal: ['kernel'],
  world: [...GROUND, 'kernel', 'routing'],
  history: [...CORE, 'journal'],
  'demo/universe': ['reference'],
  demo: [...CORE, 'history', 'demo/universe', 'venues/simulator'],
  'connection-registry': [],
  live: ['connection-registry'],
  logs: ['live'],
  websocket: ['live'],
  'node-sockets': ['live', 'logs', 'websocket'],
  topics: ['bytes', 'live', 'connection-registry', 'kernel', 'reference'],
  search: ['live', 'topics', 'reference'],
  engine: [...CORE, 'by-id', 'bytes', 'journal', 'history', 'live', 'logs', 'topics', 'search', 'connection-registry'],
  'worlds/connected': [...CORE, 'engine'],
  'worlds/simulated': [...CORE, 'engine', 'demo', 'demo/universe', 'venues/simulator'],
  app: ['live', 'websocket'],
  main: ['app', 'connection-registry', 'engine', 'live', 'logs', 'worlds/connected', 'worlds/simulated'],
};
