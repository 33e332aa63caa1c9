import { describeOutboxContract } from './testing/outbox-contract.ts';
import { startEmbeddedContractServer, startExternalContractServer } from './testing/contract-server.ts';
import { describeStorageContract } from './testing/storage-contract.ts';

describeStorageContract('the embedded server', startEmbeddedContractServer);
describeStorageContract('a server behind DATABASE_URL', startExternalContractServer);
describeOutboxContract('the embedded server', startEmbeddedContractServer);
describeOutboxContract('a server behind DATABASE_URL', startExternalContractServer);
