import { jest } from '@jest/globals';

// A call hashes passwords and crosses processes, on machines that do other work too.
jest.setTimeout(120_000);
