import { VisitorPage } from '@/features/visitor/visitor-page';
import { start } from './start';

// Nothing of the application comes with the pages of people who come by a link.
await start(<VisitorPage />);
