import type { Sort } from '../../../src/api/catalog/products.schema.ts';
import type { FacetName } from './listing-filter.ts';

type Label = FacetName | Sort | 'relevance' | 'inStock' | 'all';

const ENGLISH: Record<Label, string> = {
  category: 'Category',
  size: 'Size',
  color: 'Color',
  price: 'Price',
  available: 'Availability',
  inStock: 'In stock',
  all: 'All products',
  relevance: 'Relevance',
  featured: 'Featured',
  newest: 'Newest',
  'price-asc': 'Price, low to high',
  'price-desc': 'Price, high to low',
  name: 'Name',
  rating: 'Rating',
};

/** By language, then by locale where a country differs. */
const LABELS: Record<string, Partial<Record<Label, string>>> = {
  en: ENGLISH,
  'en-gb': { color: 'Colour' },
  'en-ca': { color: 'Colour' },
  de: {
    category: 'Kategorie',
    size: 'Größe',
    color: 'Farbe',
    price: 'Preis',
    available: 'Verfügbarkeit',
    inStock: 'Vorrätig',
    all: 'Alle Produkte',
    relevance: 'Relevanz',
    featured: 'Empfohlen',
    newest: 'Neu',
    'price-asc': 'Preis aufsteigend',
    'price-desc': 'Preis absteigend',
    name: 'Name',
    rating: 'Bewertung',
  },
  fr: {
    category: 'Catégorie',
    size: 'Taille',
    color: 'Couleur',
    price: 'Prix',
    available: 'Disponibilité',
    inStock: 'En stock',
    all: 'Tous les produits',
    relevance: 'Pertinence',
    featured: 'Sélection',
    newest: 'Nouveautés',
    'price-asc': 'Prix croissant',
    'price-desc': 'Prix décroissant',
    name: 'Nom',
    rating: 'Note',
  },
  es: {
    category: 'Categoría',
    size: 'Talla',
    color: 'Color',
    price: 'Precio',
    available: 'Disponibilidad',
    inStock: 'En stock',
    all: 'Todos los productos',
    relevance: 'Relevancia',
    featured: 'Destacados',
    newest: 'Novedades',
    'price-asc': 'Precio ascendente',
    'price-desc': 'Precio descendente',
    name: 'Nombre',
    rating: 'Valoración',
  },
  it: {
    category: 'Categoria',
    size: 'Taglia',
    color: 'Colore',
    price: 'Prezzo',
    available: 'Disponibilità',
    inStock: 'Disponibile',
    all: 'Tutti i prodotti',
    relevance: 'Pertinenza',
    featured: 'In evidenza',
    newest: 'Novità',
    'price-asc': 'Prezzo crescente',
    'price-desc': 'Prezzo decrescente',
    name: 'Nome',
    rating: 'Valutazione',
  },
  nl: {
    category: 'Categorie',
    size: 'Maat',
    color: 'Kleur',
    price: 'Prijs',
    available: 'Beschikbaarheid',
    inStock: 'Op voorraad',
    all: 'Alle producten',
    relevance: 'Relevantie',
    featured: 'Uitgelicht',
    newest: 'Nieuw',
    'price-asc': 'Prijs oplopend',
    'price-desc': 'Prijs aflopend',
    name: 'Naam',
    rating: 'Beoordeling',
  },
};

/** Labels of facets and sort orders in the language of `locale`, else in English. */
export function listingLabel(locale: string, label: Label): string {
  const language = locale.split('-')[0] ?? '';
  return LABELS[locale]?.[label] ?? LABELS[language]?.[label] ?? ENGLISH[label];
}
