import { serve } from '../threads/serve.js';
import { compareFiles } from './compare-files.js';

await serve(compareFiles);
