export interface Place {
  city: string
  district: string
  state: string
  /** Letters of the state in licence numbers. */
  code: string
  pincode: string
  lat: number
  lng: number
}

const place = ([city, district, state, code, pincode, lat, lng]: readonly [
  string,
  string,
  string,
  string,
  string,
  number,
  number,
]): Place => ({ city, district, state, code, pincode, lat, lng })

/** Real towns, in the order of the shops in `sellers.ts`. */
export const PLACES: readonly Place[] = (
  [
    ['Nashik', 'Nashik', 'Maharashtra', 'MH', '422003', 20.0, 73.79],
    ['Jalna', 'Jalna', 'Maharashtra', 'MH', '431203', 19.84, 75.88],
    ['Satara', 'Satara', 'Maharashtra', 'MH', '415001', 17.68, 74.0],
    ['Jalgaon', 'Jalgaon', 'Maharashtra', 'MH', '425001', 21.01, 75.56],
    ['Ludhiana', 'Ludhiana', 'Punjab', 'PB', '141001', 30.9, 75.85],
    ['Karnal', 'Karnal', 'Haryana', 'HR', '132001', 29.69, 76.98],
    ['Hisar', 'Hisar', 'Haryana', 'HR', '125001', 29.15, 75.72],
    ['Lucknow', 'Lucknow', 'Uttar Pradesh', 'UP', '226001', 26.85, 80.95],
    ['Meerut', 'Meerut', 'Uttar Pradesh', 'UP', '250001', 28.98, 77.71],
    ['Jhansi', 'Jhansi', 'Uttar Pradesh', 'UP', '284001', 25.45, 78.57],
    ['Indore', 'Indore', 'Madhya Pradesh', 'MP', '452001', 22.72, 75.86],
    ['Narmadapuram', 'Narmadapuram', 'Madhya Pradesh', 'MP', '461001', 22.75, 77.72],
    ['Raipur', 'Raipur', 'Chhattisgarh', 'CG', '492001', 21.25, 81.63],
    ['Jodhpur', 'Jodhpur', 'Rajasthan', 'RJ', '342001', 26.29, 73.02],
    ['Kota', 'Kota', 'Rajasthan', 'RJ', '324001', 25.18, 75.84],
    ['Alwar', 'Alwar', 'Rajasthan', 'RJ', '301001', 27.56, 76.61],
    ['Junagadh', 'Junagadh', 'Gujarat', 'GJ', '362001', 21.52, 70.46],
    ['Palanpur', 'Banaskantha', 'Gujarat', 'GJ', '385001', 24.17, 72.43],
    ['Surat', 'Surat', 'Gujarat', 'GJ', '395003', 21.2, 72.83],
    ['Thanjavur', 'Thanjavur', 'Tamil Nadu', 'TN', '613001', 10.79, 79.14],
    ['Coimbatore', 'Coimbatore', 'Tamil Nadu', 'TN', '641001', 11.0, 76.96],
    ['Madurai', 'Madurai', 'Tamil Nadu', 'TN', '625001', 9.92, 78.12],
    ['Davangere', 'Davangere', 'Karnataka', 'KA', '577001', 14.46, 75.92],
    ['Vijayapura', 'Vijayapura', 'Karnataka', 'KA', '586101', 16.83, 75.71],
    ['Shivamogga', 'Shivamogga', 'Karnataka', 'KA', '577201', 13.93, 75.57],
    ['Rajamahendravaram', 'East Godavari', 'Andhra Pradesh', 'AP', '533101', 17.0, 81.78],
    ['Kurnool', 'Kurnool', 'Andhra Pradesh', 'AP', '518001', 15.83, 78.04],
    ['Karimnagar', 'Karimnagar', 'Telangana', 'TG', '505001', 18.44, 79.13],
    ['Warangal', 'Warangal', 'Telangana', 'TG', '506002', 17.97, 79.59],
    ['Palakkad', 'Palakkad', 'Kerala', 'KL', '678001', 10.78, 76.65],
    ['Bardhaman', 'Purba Bardhaman', 'West Bengal', 'WB', '713101', 23.24, 87.86],
    ['Baruipur', 'South 24 Parganas', 'West Bengal', 'WB', '700144', 22.36, 88.43],
    ['Darbhanga', 'Darbhanga', 'Bihar', 'BR', '846004', 26.15, 85.9],
    ['Sasaram', 'Rohtas', 'Bihar', 'BR', '821115', 24.95, 84.03],
    ['Ranchi', 'Ranchi', 'Jharkhand', 'JH', '834001', 23.36, 85.33],
    ['Cuttack', 'Cuttack', 'Odisha', 'OD', '753001', 20.46, 85.88],
    ['Nagaon', 'Nagaon', 'Assam', 'AS', '782001', 26.35, 92.68],
    ['Solan', 'Solan', 'Himachal Pradesh', 'HP', '173212', 30.91, 77.1],
    ['Kathua', 'Kathua', 'Jammu and Kashmir', 'JK', '184101', 32.37, 75.52],
    ['Haldwani', 'Nainital', 'Uttarakhand', 'UK', '263139', 29.22, 79.51],
    ['Anantnag', 'Anantnag', 'Jammu and Kashmir', 'JK', '192101', 33.73, 75.15],
    ['Margao', 'South Goa', 'Goa', 'GA', '403601', 15.27, 73.96],
  ] as const
).map(place)
