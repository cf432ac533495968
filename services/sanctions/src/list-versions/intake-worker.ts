import { serve } from '../threads/serve.js';
import { takeIn } from './intake.js';

await serve(takeIn);
