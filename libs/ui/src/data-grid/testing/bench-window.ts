declare global {
  interface Window {
    /** Creates the records and a page without the grid, so that neither counts as the grid's time. */
    makeRows: (count: number) => void;
    /** Renders the grid synchronously. */
    showGrid: () => void;
  }
}

export {};
