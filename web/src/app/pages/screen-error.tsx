import { useNavigate, useRouteError } from 'react-router-dom';
import { Broken } from '@/components/broken';

/** In the place of a screen that broke. The frame around it keeps working. */
export function ScreenError() {
  const navigate = useNavigate();
  return <Broken error={useRouteError()} back={() => void navigate(-1)} />;
}
