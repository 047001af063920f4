import { useParams } from 'react-router';
import { StocktakeList } from './list/stocktake-list.tsx';
import { StocktakePage } from './page/stocktake-page.tsx';

export function StocktakeScreen() {
  const { id } = useParams();
  return id ? <StocktakePage key={id} id={id} /> : <StocktakeList />;
}
